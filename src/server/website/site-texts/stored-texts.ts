import { builtInTexts } from '#content/site-texts.ts'
import type { StoredPicture } from '#contract/platform/pictures.ts'
import type { SiteDetails } from '#contract/website/site-details.ts'
import {
  fieldsOf,
  isOptionalText,
  type Program,
  type SectionTexts,
  type SitePicture,
  type SiteTexts,
  type TextSection,
  textSectionNames,
} from '#contract/website/site-texts/sections.ts'
import { freeSlug, makeSlug } from '#server/platform/slug.ts'

/** The texts of a section that differ from the built-in ones, by their names. */
export type StoredTexts = Record<string, unknown>

export type StoredSections = Partial<Record<TextSection, StoredTexts>>

/** The texts of all sections: what staff wrote, and the built-in text where they wrote nothing. */
export function mergeTexts(stored: StoredSections, details: Pick<SiteDetails, 'name'>): SiteTexts {
  const builtIn = builtInTexts(details)
  const sections = textSectionNames.map((section) => [
    section,
    { ...builtIn[section], ...stored[section] },
  ])
  return Object.fromEntries(sections)
}

/** Reads stored texts. Rows of lists get the texts that the product did not have when they were stored. */
export function readStored(section: TextSection, json: string | null): StoredTexts {
  const stored: StoredTexts = JSON.parse(json ?? '{}')
  const lists = Object.entries(fieldsOf(section)).flatMap(([name, field]) => {
    const rows = stored[name] as StoredTexts[] | undefined
    if (field.kind !== 'list' || !rows) return []
    const texts = Object.entries(field.fields).filter(([, each]) => isOptionalText(each))
    const none = Object.fromEntries(texts.map(([text]) => [text, '']))
    return [[name, rows.map((row) => ({ ...none, ...row }))]]
  })
  return { ...stored, ...Object.fromEntries(lists) }
}

/** Only what differs, so that a text nobody changed stays the built-in one of a later version too. */
export function toStored(texts: SectionTexts, builtIn: SectionTexts): StoredTexts {
  const unchanged = new Map(Object.entries(builtIn).map(([name, text]) => [name, toKey(text)]))
  return Object.fromEntries(
    Object.entries(texts).filter(([name, text]) => toKey(text) !== unchanged.get(name)),
  )
}

/** The same whatever the order in which an object has its properties. */
const toKey = (value: unknown) =>
  JSON.stringify(value, (_name, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )

/**
 * Gives each program the address that its name makes, and remembers those it had. Referrals name programs that
 * visitors have seen, so one of those is hidden where it is left out.
 */
export function keepPrograms(programs: Program[], published: Program[]): Program[] {
  const left = published.filter(({ id }) => !programs.some((program) => program.id === id))
  const taken = new Set<string>()
  return [...programs, ...left.map((program) => ({ ...program, hidden: true }))].map((program) => {
    const before = published.find(({ id }) => id === program.id)
    const slug = freeSlug(makeSlug(program.name, 'program'), taken)
    taken.add(slug)
    const former = before ? [...before.formerSlugs, before.slug] : []
    const formerSlugs = [...new Set(former)].filter((each) => each !== slug)
    return { ...program, slug, formerSlugs }
  })
}

/** The pictures that staff sent. Drawings of ours are no files of the store. */
export const sentPictures = (section: TextSection, texts: StoredTexts): StoredPicture[] =>
  findPictures(fieldsOf(section), texts)
    .filter(({ widths }) => widths.length > 0)
    .map(({ path, width, height, widths }) => ({ path, width, height, widths }))

function findPictures(fields: ReturnType<typeof fieldsOf>, texts: StoredTexts): SitePicture[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = texts[name]
    if (!value) return []
    if (field.kind === 'picture') return [value as SitePicture]
    if (field.kind !== 'list') return []
    return (value as StoredTexts[]).flatMap((row) => findPictures(field.fields, row))
  })
}
