export const purpose = {
  title: 'Our Mission, Vision and Values',
  mission: {
    title: 'Our Mission',
    text: 'To give each person the support they need to live safely, make their own choices and belong in their community.',
  },
  vision: {
    title: 'Our Vision',
    text: 'A Tennessee where people with disabilities are known as neighbors, coworkers, friends and leaders.',
  },
  valuesTitle: 'Our Core Values',
} as const

export const values = [
  { name: 'Compassion', line: 'We listen first, and we stay when days are hard.' },
  { name: 'Integrity', line: 'We do what we say, and we say when we were wrong.' },
  { name: 'Respect', line: 'It is your home, your body, your time and your choice.' },
  { name: 'Inclusion', line: 'We go where life happens: work, church, ball games.' },
  { name: 'Empowerment', line: 'We teach and step back, so people lead their own lives.' },
] as const

export type ValueName = (typeof values)[number]['name']
