import type { ProgramId } from '#contract/website/programs.ts'

export type Program = {
  id: ProgramId
  name: string
  description: string
  features: readonly [string, string, string]
  picture: string
}

export const programsIntro = {
  title: 'Programs and Services',
  lead: 'Four ways we help. Many people use more than one, and a plan can change when life does.',
} as const

export const programs: readonly Program[] = [
  {
    id: 'supported-living',
    name: 'Supported Living Services',
    description: 'Support in a home you own or rent, alone or with housemates you choose.',
    features: [
      'Help with meals, money and medicine',
      'Staff when you need them, day or night',
      'Your name on the lease, your key in the door',
    ],
    picture: '/art/program-living.svg',
  },
  {
    id: 'community-engagement',
    name: 'Community Engagement',
    description: 'Time out and about, doing things you enjoy with people you like.',
    features: [
      'Jobs, volunteering and classes',
      'Rides and help learning the bus',
      'Clubs, worship, sports and music',
    ],
    picture: '/art/program-community.svg',
  },
  {
    id: 'personal-development',
    name: 'Personal Development',
    description: 'Learn new skills at your own speed, with goals you set yourself.',
    features: [
      'Cooking, cleaning and home skills',
      'Reading, phones and staying safe online',
      'Speaking up in your own meetings',
    ],
    picture: '/art/program-growth.svg',
  },
  {
    id: 'family-support',
    name: 'Family Support',
    description: 'Help for families who care for someone at home, so everyone gets rest.',
    features: [
      'Respite care on days that work for you',
      'Help with forms and ECF CHOICES',
      'A person to call who knows your family',
    ],
    picture: '/art/program-family.svg',
  },
]
