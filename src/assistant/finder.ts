import { type FoundDanger, findDanger } from './danger/danger.ts'
import { areAlike, createTopicIndex, type Match } from './topics/topic-index.ts'
import { ageGroupsIn } from './topics/topic-terms.ts'
import type { CommonTopic, Topic } from './topics/topics.ts'
import { weights } from './weights.ts'
import { isSpanish, listWords, stem } from './words/words.ts'

/** What a text is about. The nearest topics are offered when there is no answer. */
export type Found = { spanish: boolean; child: boolean; nearest: Topic[] } & (
  | { danger: NonNullable<FoundDanger['kind']> }
  | { topic: Topic }
  | { other: 'greeting' | 'thanks' | 'nearest' | 'unknown' }
)

const findTopics = createTopicIndex(weights)

/** From here on what was learned counts more than a keyword of the specification. */
const certainlyAhead = 4

const greeting =
  /^(hi|hello|hey|howdy|hola|buen[oa]s? (dias|tardes|noches)|good (morning|afternoon|evening))( (there|everyone|all|again|friend))*$/
const thanks =
  /^((ok|okay|great|no|perfect|good|cool|awesome) )*(thanks|thank you|thx|gracias|bye|goodbye|good bye|see you)( [a-z]+){0,4}$/
const childWords =
  /\b(child|children|kid|kids|baby|babies|infant|toddler|boy|girl|nino|nina|ninos|ninas|bebe|daycare|kindergarten|preschool)\b/

/** Whole texts that name a topic, though what was learned of their words does not decide it: headings and short names. */
const names: Record<string, Topic> = {
  'about us': 'about',
  'is this right for us': 'eligibility',
  choices: 'choices',
  ecf: 'ecf',
  'ecf choices': 'ecf',
  'host home': 'host-home',
  'host homes': 'host-home',
  phone: 'contact',
  requirements: 'requirements',
  ride: 'transportation',
  rides: 'transportation',
  safety: 'safety',
  transport: 'transportation',
  transportation: 'transportation',
}

/**
 * The specification's keywords of each topic. In a question with several of them the first topic here counts:
 * "service" stands in questions about everything.
 */
export const keywords: Record<CommonTopic, readonly string[]> = {
  privacy: ['privacy', 'hipaa'],
  tenncare: ['tenncare', 'medicaid', 'insurance'],
  family: ['family', 'residential'],
  jobs: ['job', 'apply', 'work', 'employment'],
  contact: ['contact', 'reach'],
  services: ['service'],
}

/** A longer question is about more than its keyword. */
const mostWords = 5

/** The topics of the specification's keywords in a question, and whether the question is short. */
function findKeywords(question: string) {
  const stems = listWords(question).map(stem)
  const topics = (Object.keys(keywords) as CommonTopic[]).filter((topic) =>
    keywords[topic].some((keyword) => stems.includes(stem(keyword))),
  )
  return { topics, short: stems.length <= mostWords }
}

/** Danger comes before everything else; no answer is better than a wrong one. */
export function findSubject(text: string): Found {
  const words = listWords(text)
  const said = words.join(' ')
  const { kind, possible } = findDanger(text)
  const match = findTopics(text)
  const { topics: nearest, sure, covered } = match
  const [topic] = nearest
  const found = {
    spanish: /[¿¡ñáéíóú]/i.test(text) || isSpanish(words),
    child: childWords.test(said) || ageGroupsIn(said).includes('child'),
    nearest,
  }
  const named = names[said]
  if (named) return { ...found, topic: named }
  if (kind) return { ...found, danger: kind }
  if (greeting.test(said)) return { ...found, other: 'greeting' }
  if (thanks.test(said)) return { ...found, other: 'thanks' }
  const keyword = topicOfKeyword(text, match)
  if (keyword) return { ...found, topic: keyword }
  if (possible && !(sure && covered > 0.5)) return { ...found, danger: 'unsure' }
  if (topic && sure) return { ...found, topic }
  return { ...found, other: topic ? 'nearest' : 'unknown' }
}

/**
 * The topic of a keyword: in a short question unless one that is answered otherwise is far ahead, in a long one if it is
 * near.
 */
function topicOfKeyword(
  text: string,
  { topics: nearest, sure, aheadOf }: Match,
): Topic | undefined {
  const { topics, short } = findKeywords(text)
  const [topic] = topics
  if (!topic) return undefined
  if (short) {
    const otherwise = sure && !areAlike(nearest[0], topic) && aheadOf(topic) >= certainlyAhead
    return otherwise ? undefined : topic
  }
  return sure ? undefined : nearest.slice(0, 2).find((near) => topics.some((each) => each === near))
}
