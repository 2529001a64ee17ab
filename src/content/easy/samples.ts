import { programs } from '../programs.ts'
import { builtInDetails } from '../provider.ts'
import { sampleDetails } from '../sample-details.ts'
import type { Idea } from './easy.ts'
import { idea, type Sentences } from './ideas.ts'

/** In English, and in the language of the page. */
const facts = [builtInDetails.facts, sampleDetails.facts]
const [living, community, growth, family] = programs.map(({ description }) => description)

/** The ideas of a built-in text of the website, while staff have not changed the text. */
export const findSample = (text: string, { samples: say }: Sentences) => {
  const samples: [texts: (string | undefined)[], ideas: Idea[]][] = [
    [
      facts.map(({ eligibility }) => eligibility),
      [
        idea('family', say.eligibility.age),
        idea('help-with-form', say.eligibility.intellectual, 'intellectual disability'),
        idea('calendar', say.eligibility.before18),
        idea('wheelchair', say.eligibility.developmental, 'developmental disability'),
        idea('calendar', say.eligibility.before22),
        idea('job-coach', say.eligibility.job),
      ],
    ],
    [
      facts.map(({ cost }) => cost),
      [
        idea('insurance-card', say.cost.tenncare, 'TennCare'),
        idea('phone', say.cost.ask),
        idea('money', say.cost.before),
      ],
    ],
    [
      facts.map(({ wait }) => wait),
      [
        idea('calendar', say.wait.meet),
        idea('waiting', say.wait.list, 'waiting list'),
        idea('talk', say.wait.howLong),
      ],
    ],
    [
      [living],
      [
        idea('house', say.living.home),
        idea('friends', say.living.people),
        idea('cooking', say.living.help),
        idea('clock', say.living.hours),
      ],
    ],
    [
      [community],
      [
        idea('friends', say.community.things),
        idea('job-coach', say.community.work),
        idea('van', say.community.drive),
        idea('bus', say.community.bus),
        idea('music', say.community.clubs),
      ],
    ],
    [
      [growth],
      [
        idea('steps', say.growth.learn),
        idea('two-choices', say.growth.goal, 'goal'),
        idea('cooking', say.growth.cook),
        idea('computer', say.growth.online),
        idea('meeting', say.growth.meetings),
      ],
    ],
    [
      [family],
      [
        idea('family', say.family.families),
        idea('home-visit', say.family.rest),
        idea('form', say.family.forms),
        idea('phone', say.family.call),
      ],
    ],
  ]
  return samples.find(([texts]) => texts.includes(text))?.[1]
}
