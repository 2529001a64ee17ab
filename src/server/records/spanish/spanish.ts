import {
  type EnglishText,
  inSpanish,
  type SpanishFields,
  type SpanishTexts,
} from '#contract/records/spanish.ts'
import { spanishFields } from '#contract/records/spanish-fields.ts'
import type { VersionKind } from '#contract/records/versions.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { cleanRichText } from '#server/platform/rich-text.ts'
import { listSpanish } from '../versions/translations.queries.ts'

/** HTML is cleaned before it is stored. */
export const cleanSpanish = (kind: VersionKind, texts: SpanishTexts): SpanishTexts =>
  Object.fromEntries(
    Object.entries(texts).map(([path, { en, es }]) => {
      const isRich = spanishFields[kind]?.[path]?.as === 'rich'
      return [path, { en, es: isRich ? cleanRichText(es) : es }]
    }),
  )

/** The texts that have no Spanish, and those whose English has changed since. */
export function compareSpanish(english: EnglishText[], texts: SpanishTexts) {
  const missing = english.filter(({ path }) => !texts[path]?.es)
  const changed = english.filter(({ path, en }) => texts[path]?.es && texts[path].en !== en)
  return { missing, changed }
}

/**
 * Records as a Spanish page shows them: with their Spanish where staff have written it, and with the paths of the texts
 * that stay English, such as `title` or `licensing/0/detail`, which the page marks.
 */
export async function listInSpanish<T extends { id: string }>(
  db: Db,
  kind: VersionKind,
  records: T[],
  fields: SpanishFields = spanishFields[kind] ?? {},
): Promise<(T & { english: string[] })[]> {
  const spanish = await listSpanish(db, kind)
  return records.map((record) => {
    const texts: SpanishTexts = JSON.parse(spanish.get(record.id) ?? '{}')
    const { record: translated, english } = inSpanish(fields, record, texts)
    return { ...translated, english }
  })
}
