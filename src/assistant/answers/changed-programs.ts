import { programTextPath } from '#content/lang-of.ts'
import { programTexts } from '#content/program-texts.ts'
import { programs as builtIn } from '#content/programs.ts'
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

/** A program as it is now, or null when it is hidden; undefined while it is the built-in one. */
function whatChanged({ texts }: Facts, id: ProgramId): Program | null | undefined {
  const before = builtIn.find((program) => program.id === id)
  const now = texts.programs.programs.find((program) => program.id === id)
  if (!now) return null
  return before && saysTheSame(now, before) ? undefined : now
}

type Said = Pick<Program, 'name' | 'description'> & { features: readonly string[] }

const saysTheSame = (one: Said, other: Said) =>
  one.name === other.name &&
  one.description === other.description &&
  one.features.join('\n') === other.features.join('\n')

const changedTopics = (facts: Facts) =>
  (Object.keys(topicsOf) as ProgramId[]).flatMap((id) => {
    const program = whatChanged(facts, id)
    return program === undefined ? [] : topicsOf[id].map((topic) => ({ topic, program }))
  })

const inEnglish = (program: Program | null) =>
  program
    ? `${program.name}: ${program.description}\nTo ask what this means for you, please call us.`
    : 'Please ask us, and we’ll tell you what we can do.'

/** The answers about programs that staff have changed or hidden: what the page says of them, and nothing else. */
export const changedAnswers = (
  facts: Facts,
  faq: Record<Topic, FaqEntry>,
): Partial<Record<Topic, FaqEntry>> =>
  Object.fromEntries(
    changedTopics(facts).map(({ topic, program }) => [
      topic,
      { ...faq[topic], text: inEnglish(program) },
    ]),
  )

/** The same in Spanish; undefined where staff have not written it, or the page is English and has none. */
export const changedInSpanish = (facts: Facts): Partial<Record<Topic, { text?: string }>> =>
  Object.fromEntries(
    changedTopics(facts).map(({ topic, program }) => [topic, spanishOf(facts, program)]),
  )

function spanishOf({ texts: { english } }: Facts, program: Program | null): { text?: string } {
  if (!program) return { text: 'Por favor pregúntenos, y le diremos qué podemos hacer.' }
  const { id, name, description } = program
  const path = programTextPath(id)
  if (!english || [`${path}name`, `${path}description`].some((each) => english.includes(each))) {
    return {}
  }
  return {
    text: `${name}: ${description}\nPara saber qué significa para usted, por favor llámenos.`,
  }
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
