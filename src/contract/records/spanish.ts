import { z } from 'zod'
import { EditedVersion, replyWith, storableText } from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'
import { languages } from '#contract/platform/language.ts'
import { versionKinds } from './versions.ts'

/** A text that visitors read. */
export type SpanishField = {
  label: string
  /** One line unless it says something else; `lines` is a list of short texts, `rich` is HTML. */
  as?: 'paragraphs' | 'lines' | 'rich'
  /** Visitors read its Spanish only once a person has reviewed it. */
  critical?: true
  /** It is often a name, which is the same in both languages, so nobody is asked for its Spanish. */
  isName?: true
}

/** The texts of a kind of record that can be written in Spanish, by their paths; `*` stands for each row of a list. */
export type SpanishFields = Record<string, SpanishField>

const longest = 60_000
const path = z.string().regex(/^[\w*/-]{1,120}$/, 'This text is not known')

/** Spanish texts by their paths, each with the English it was made from. */
export const SpanishTexts = z.record(
  path,
  z.object({ en: storableText('English', longest), es: storableText('Spanish', longest) }),
)
export type SpanishTexts = z.infer<typeof SpanishTexts>

export type EnglishText = SpanishField & { path: string; en: string }

/** The English texts of a record that are not empty, in the order of their fields. */
export function englishTexts(fields: SpanishFields, record: object): EnglishText[] {
  return Object.entries(fields).flatMap(([pattern, field]) =>
    valuesAt(record, pattern.split('/')).flatMap(({ path, value, row }) => {
      const en = Array.isArray(value) ? value.join('\n') : String(value ?? '')
      const label = row ? `${field.label} of ${row}` : field.label
      return en.trim() === '' ? [] : [{ ...field, label, path: path.join('/'), en }]
    }),
  )
}

type Found = { path: string[]; value: unknown; row?: string }

function valuesAt(value: unknown, [name, ...rest]: string[]): Found[] {
  if (name === undefined) return [{ path: [], value }]
  if (name !== '*') return within(name, (value as Record<string, unknown>)?.[name], rest)
  return ((value as Row[] | undefined) ?? []).flatMap((row, index) =>
    within(row.id ?? String(index), row, rest).map((found) => ({
      row: row.name ?? row.title ?? row.label ?? `row ${index + 1}`,
      ...found,
    })),
  )
}

const within = (name: string, value: unknown, rest: string[]) =>
  valuesAt(value, rest).map((found) => ({ ...found, path: [name, ...found.path] }))

/** A row is known by its id, or else by its place. */
type Row = { id?: string; name?: string; title?: string; label?: string }

/** What a public call is asked for in Spanish. */
export const LanguageQuery = z.object({ language: z.enum(languages).optional() })

/** What it answers then beside the texts of a record: the paths of those that are in English. */
export const englishPaths = { english: z.array(z.string()).optional() }
export type InSpanish<T> = T & { english: string[] }

/** A record in Spanish. Spanish that was made from another English than the present one is not shown. */
export function inSpanish<T extends object>(
  fields: SpanishFields,
  record: T,
  ...sources: SpanishTexts[]
): InSpanish<T> {
  const copy = structuredClone(record)
  const english: string[] = []
  // A story that was written in Spanish has no English.
  if ('language' in record && record.language === 'es') return { ...copy, english }
  for (const { path, en, as } of englishTexts(fields, record)) {
    const made = sources.map((texts) => texts[path]).find((text) => text?.es && text.en === en)
    if (made) setAt(copy, path.split('/'), as === 'lines' ? made.es.split('\n') : made.es)
    else english.push(path)
  }
  return { ...copy, english }
}

/** The Spanish of a record that comes with the product in both languages. */
export function pairTexts(fields: SpanishFields, english: object, spanish: object): SpanishTexts {
  const translated = new Map(englishTexts(fields, spanish).map(({ path, en }) => [path, en]))
  const pairs = englishTexts(fields, english).flatMap(({ path, en }) => {
    const es = translated.get(path)
    return es ? [[path, { en, es }]] : []
  })
  return Object.fromEntries(pairs)
}

function setAt(target: unknown, [name = '', ...rest]: string[], text: string | string[]): void {
  const holder = target as Record<string, unknown>
  const key = Array.isArray(target) ? rowIndex(target, name) : name
  if (rest.length === 0) holder[key] = text
  else setAt(holder[key], rest, text)
}

const rowIndex = (rows: Row[], name: string) => {
  const index = rows.findIndex(({ id }) => id === name)
  return String(index < 0 ? name : index)
}

/** How far the Spanish of a record is. */
export const SpanishState = z.object({
  kind: z.enum(versionKinds),
  id: z.string(),
  name: z.string(),
  texts: z.number(),
  /** The labels of the texts that have no Spanish. */
  missing: z.array(z.string()),
  /** The labels of those whose English has changed since. */
  changed: z.array(z.string()),
})
export type SpanishState = z.infer<typeof SpanishState>

const ByRecord = z.object({
  kind: z.enum(versionKinds, 'This kind has no Spanish.'),
  id: storableText('Id', 60),
})

export const spanishSchemas = {
  list: { reply: replyWith(z.array(SpanishState)) },
  get: { params: ByRecord, reply: replyWith(SpanishTexts) },
  save: {
    params: ByRecord,
    body: z.object({
      /** Only those that are changed; an empty one is removed. */
      texts: SpanishTexts,
      /** The version of the record they belong to. */
      updatedAt: EditedVersion,
    }),
    reply: replyWith(z.object({ updatedAt: z.string() })),
  },
}

/** Who may edit a record may edit its Spanish; the handlers check that. */
export const spanishCalls: Calls<typeof spanishSchemas> = {
  list: endpoint('GET', '/admin/spanish', 'staff'),
  get: endpoint('GET', '/admin/spanish/:kind/:id', 'staff'),
  save: endpoint('PUT', '/admin/spanish/:kind/:id', 'staff'),
}
