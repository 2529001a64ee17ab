import { programs } from '../programs.ts'
import { builtInDetails } from '../provider.ts'
import type { Idea } from './easy.ts'

const { eligibility, cost, wait } = builtInDetails.facts

const [living, community, growth, family] = programs.map(({ description }) => description)

/** The built-in texts of the website in Easy Read. They are used while staff have not changed the text. */
const samples: [text: string | undefined, ideas: Idea[]][] = [
  [
    eligibility,
    [
      { picture: 'family', text: 'You can be young or old.' },
      {
        picture: 'help-with-form',
        text: 'We help people with an intellectual disability.',
        word: 'intellectual disability',
      },
      { picture: 'calendar', text: 'It began before they were 18 years old.' },
      {
        picture: 'wheelchair',
        text: 'We help people with another developmental disability.',
        word: 'developmental disability',
      },
      { picture: 'calendar', text: 'It began before they were 22 years old.' },
      { picture: 'job-coach', text: 'You do not need a job.' },
    ],
  ],
  [
    cost,
    [
      { picture: 'insurance-card', text: 'Most of the time, TennCare pays.', word: 'TennCare' },
      { picture: 'phone', text: 'Call us to ask what your help costs.' },
      { picture: 'money', text: 'We tell you before you start.' },
    ],
  ],
  [
    wait,
    [
      { picture: 'calendar', text: 'You call us, and we often meet in 2 weeks.' },
      { picture: 'waiting', text: 'Some help has a waiting list.', word: 'waiting list' },
      { picture: 'talk', text: 'We tell you how long the list is for you.' },
    ],
  ],
  [
    living,
    [
      { picture: 'house', text: 'You live in your own home.' },
      { picture: 'friends', text: 'You live alone or with people you choose.' },
      { picture: 'cooking', text: 'We help you with meals, money and medicine.' },
      { picture: 'clock', text: 'We come when you need us, day or night.' },
    ],
  ],
  [
    community,
    [
      { picture: 'friends', text: 'You do things you like with people you like.' },
      { picture: 'job-coach', text: 'You can work, help others or go to class.' },
      { picture: 'van', text: 'We can drive you there.' },
      { picture: 'bus', text: 'We help you learn to take the bus.' },
      { picture: 'music', text: 'You can go to clubs, sports and music.' },
    ],
  ],
  [
    growth,
    [
      { picture: 'steps', text: 'You learn new things as fast as you like.' },
      { picture: 'two-choices', text: 'You choose your goal.', word: 'goal' },
      { picture: 'cooking', text: 'You can learn to cook and clean.' },
      { picture: 'computer', text: 'You can learn to be safe online.' },
      { picture: 'meeting', text: 'You can learn to speak up in meetings.' },
    ],
  ],
  [
    family,
    [
      { picture: 'family', text: 'We help families who care for someone at home.' },
      { picture: 'home-visit', text: 'We help so that the family can rest.' },
      { picture: 'form', text: 'We help with forms.' },
      { picture: 'phone', text: 'Families can call a person who knows them.' },
    ],
  ],
]

export const easySample = (text: string) => samples.find(([known]) => known === text)?.[1]
