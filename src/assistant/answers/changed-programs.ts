import { programs as builtIn } from '#content/programs.ts'
import type { Program } from '#contract/website/site-texts/sections.ts'
import type { Facts, FaqEntry, Topic } from '../topics/topics.ts'

type ProgramId = (typeof builtIn)[number]['id']

/** The topics whose answers say what a built-in program does. */
const topicsOf: Record<ProgramId, Topic[]> = {
  'supported-living': [
    'supported-living',
    'housemates',
    'day-and-night',
    'daily-help',
    'medicine',
    'money',
    'home-rules',
  ],
  'community-engagement': ['community', 'transportation'],
  'personal-development': ['skills', 'technology'],
  'family-support': ['family-support', 'respite'],
}

/** What a program does now, or undefined while it is the built-in one. */
function whatChanged({ texts }: Facts, id: ProgramId): string | undefined {
  const before = builtIn.find((program) => program.id === id)
  const now = texts.programs.programs.find((program) => program.id === id)
  if (!now) return 'Please ask us, and we will tell you what we can do.'
  return before && saysTheSame(now, before)
    ? undefined
    : `${now.name}: ${now.description}\nTo ask what this means for you, please call us.`
}

type Said = Pick<Program, 'name' | 'description'> & { features: readonly string[] }

const saysTheSame = (one: Said, other: Said) =>
  one.name === other.name &&
  one.description === other.description &&
  one.features.join('\n') === other.features.join('\n')

const changedTopics = (facts: Facts) =>
  (Object.keys(topicsOf) as ProgramId[]).flatMap((id) => {
    const text = whatChanged(facts, id)
    return text === undefined ? [] : topicsOf[id].map((topic) => ({ topic, text }))
  })

/** The answers about programs that staff have changed or hidden: what the page says of them, and nothing else. */
export const changedAnswers = (
  facts: Facts,
  faq: Record<Topic, FaqEntry>,
): Partial<Record<Topic, FaqEntry>> =>
  Object.fromEntries(
    changedTopics(facts).map(({ topic, text }) => [topic, { ...faq[topic], text }]),
  )

/** In Spanish there are only the built-in answers. Without one, the English answer is given. */
export function withoutChanged<Entry>(facts: Facts, answers: Partial<Record<Topic, Entry>>) {
  const left = { ...answers }
  for (const { topic } of changedTopics(facts)) delete left[topic]
  return left
}

/** The names of the programs, as in a sentence. */
export const programNames = ({ texts }: Facts, and = 'and') => {
  const names = texts.programs.programs.map(({ name }) => name)
  const last = names.pop() ?? ''
  return names.length > 0 ? `${names.join(', ')} ${and} ${last}` : last
}

/** Whether the programs are those that come with the product. */
export const hasBuiltInPrograms = ({ texts }: Facts) =>
  texts.programs.programs.map(({ name }) => name).join() === builtIn.map(({ name }) => name).join()
