import { programs as builtIn, programTexts } from '#content/programs.ts'
import { programPath } from '#content/sections.ts'
import type { Program } from '#contract/website/site-texts/sections.ts'
import { type Facts, type FaqEntry, seeServices, type Topic } from '../topics/topics.ts'

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
export const isChanged = (facts: Facts) => {
  const changed = new Set(changedTopics(facts).map(({ topic }) => topic))
  return (topic: Topic) => changed.has(topic)
}

/** The answers about a program lead to its page. */
export function withProgramPages({ texts }: Facts, faq: Record<Topic, FaqEntry>) {
  const withPages = { ...faq }
  for (const { id, name, slug } of texts.programs.programs) {
    const page = { label: programTexts.more(name), href: programPath(slug) }
    for (const topic of isBuiltIn(id) ? topicsOf[id] : []) {
      const { links, ...entry } = faq[topic]
      withPages[topic] = {
        ...entry,
        links: links.map((link) => (link === seeServices ? page : link)),
      }
    }
  }
  return withPages
}

const isBuiltIn = (id: string): id is ProgramId => id in topicsOf

/** The names of the programs, as in a sentence. */
export const programNames = ({ texts }: Facts, and = 'and') => {
  const names = texts.programs.programs.map(({ name }) => name)
  const last = names.pop() ?? ''
  return names.length > 0 ? `${names.join(', ')} ${and} ${last}` : last
}

/** Whether the programs are those that come with the product. */
export const hasBuiltInPrograms = ({ texts }: Facts) =>
  texts.programs.programs.map(({ name }) => name).join() === builtIn.map(({ name }) => name).join()
