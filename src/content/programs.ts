export const programsIntro = {
  title: 'Programs and Services',
  lead: 'Four ways we help. Many people use more than one, and a plan can change when life does.',
} as const

export const programs = [
  {
    id: 'supported-living',
    slug: 'supported-living-services',
    name: 'Supported Living Services',
    description: 'Support in a home you own or rent, alone or with housemates you choose.',
    features: [
      'Help with meals, money and medicine',
      'Staff when you need them, day or night',
      'Your name on the lease, your key in the door',
    ],
    drawing: 'program-living',
    picture: 'Two housemates come home with groceries and a key.',
  },
  {
    id: 'community-engagement',
    slug: 'community-engagement',
    name: 'Community Engagement',
    description: 'Time out and about, doing things you enjoy with people you like.',
    features: [
      'Jobs, volunteering and classes',
      'Rides and help learning the bus',
      'Clubs, worship, sports and music',
    ],
    drawing: 'program-community',
    picture: 'Two friends, one of them in a wheelchair, have coffee in the park.',
  },
  {
    id: 'personal-development',
    slug: 'personal-development',
    name: 'Personal Development',
    description: 'Learn new skills at your own speed, with goals you set yourself.',
    features: [
      'Cooking, cleaning and home skills',
      'Reading, phones and staying safe online',
      'Speaking up in your own meetings',
    ],
    drawing: 'program-growth',
    picture: 'A man works on a laptop, and a woman reads beside him.',
  },
  {
    id: 'family-support',
    slug: 'family-support',
    name: 'Family Support',
    description: 'Help for families who care for someone at home, so everyone gets rest.',
    features: [
      'Respite care on days that work for you',
      'Help with forms and ECF CHOICES',
      'A person to call who knows your family',
    ],
    drawing: 'program-family',
    picture: 'A grown daughter has supper with her parents.',
  },
] as const
