export const about = {
  title: 'About Us',
  lead: 'We’re neighbors who help neighbors live the way they want: in a real home, with real work, good friends and a say in every day.',
  text: '{provider} is a Tennessee provider for people with intellectual and developmental disabilities. Our teams are small, so people know who’s coming through the door.',
  /** Shown while the provider has the sample's name. */
  ofTheName:
    'We’re named after the state tree. It grows straight and tall, and it makes room for others around it.',
  /** What the picture shows. */
  picture:
    'Three people make biscuits at a kitchen table: an older woman with glasses, a man with Down syndrome who cuts the dough, and a woman with long hair who rolls it out',
  caption:
    'People we support choose where they live, who they live with and how they spend the day.',
} as const

export const purpose = {
  title: 'Our Mission, Vision and Values',
  missionTitle: 'Our Mission',
  mission:
    'To give each person the support they need to live safely, make their own choices and belong in their community.',
  visionTitle: 'Our Vision',
  vision:
    'A Tennessee where people with disabilities are known as neighbors, coworkers, friends and leaders.',
  valuesTitle: 'Our Core Values',
} as const

export const values = [
  {
    id: 'compassion',
    name: 'Compassion',
    line: 'We listen first, and we stay when days are hard.',
    icon: 'heart',
  },
  {
    id: 'integrity',
    name: 'Integrity',
    line: 'We do what we say, and we own up when we’re wrong.',
    icon: 'compass',
  },
  {
    id: 'respect',
    name: 'Respect',
    line: 'It’s your home, your body, your time and your choice.',
    icon: 'circles',
  },
  {
    id: 'inclusion',
    name: 'Inclusion',
    line: 'We go where life happens: work, church, ball games.',
    icon: 'people',
  },
  {
    id: 'empowerment',
    name: 'Empowerment',
    line: 'We teach and step back, so people lead their own lives.',
    icon: 'sprout',
  },
] as const
