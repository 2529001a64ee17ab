import type { Language } from '#contract/platform/language.ts'
import {
  type EnglishText,
  englishTexts,
  type InSpanish,
  inSpanish,
  type SpanishTexts,
} from '#contract/records/spanish.ts'
import { spanishFields } from '#contract/records/spanish-fields.ts'
import type { VersionKind } from '#contract/records/versions.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { cleanRichText } from '#server/platform/rich-text.ts'
import { listSpanish } from '../versions/translations.queries.ts'
import { listReviewed } from './reviews.queries.ts'
import { pairRecord, reviewId } from './spanish-texts.ts'

/** HTML is cleaned before it is stored. */
export const cleanSpanish = (kind: VersionKind, texts: SpanishTexts): SpanishTexts =>
  Object.fromEntries(
    Object.entries(texts).map(([path, { en, es }]) => {
      const isRich = spanishFields[kind]?.[path]?.as === 'rich'
      return [path, { en, es: isRich ? cleanRichText(es) : es }]
    }),
  )

/** The texts that have no Spanish, and those whose English has changed since. */
export function compareSpanish(
  english: EnglishText[],
  texts: SpanishTexts,
  builtIn: SpanishTexts = {},
) {
  const missing = english.filter(
    ({ path, en, isName }) => !isName && !texts[path]?.es && builtIn[path]?.en !== en,
  )
  const changed = english.filter(({ path, en }) => texts[path]?.es && texts[path].en !== en)
  return { missing, changed }
}

/**
 * Records as a Spanish page shows them: with their Spanish where staff have written it, and with the paths of the texts
 * that stay English, such as `title` or `licensing/0/detail`, which the page marks. Critical ones stay English until
 * someone has reviewed the Spanish of their record.
 */
export async function listInSpanish<T extends { id: string }>(
  db: Db,
  kind: VersionKind,
  records: T[],
): Promise<InSpanish<T>[]> {
  if (records.length === 0) return []
  const fields = spanishFields[kind] ?? {}
  const spanish = await listSpanish(
    db,
    kind,
    records.map(({ id }) => id),
  )
  const written = records.map((record) => {
    const texts: SpanishTexts = JSON.parse(spanish.get(record.id) ?? '{}')
    return { record, texts, english: englishTexts(fields, record) }
  })
  const isCritical = Object.values(fields).some(({ critical }) => critical)
  const reviewed = isCritical ? await listReviewedRecords(db, kind, written) : []
  return written.map(({ record, texts, english }) => {
    const shown = reviewed.includes(record.id) ? texts : withoutCritical(english, texts)
    return inSpanish(fields, record, shown)
  })
}

type Written = { record: { id: string }; texts: SpanishTexts; english: EnglishText[] }

async function listReviewedRecords(db: Db, kind: VersionKind, written: Written[]) {
  const versions = written.map(({ record, texts, english }) => ({
    id: reviewId(kind, record.id),
    recordId: record.id,
    texts: pairRecord(english, texts),
  }))
  return (await listReviewed(db, versions)).map(({ recordId }) => recordId)
}

function withoutCritical(english: EnglishText[], texts: SpanishTexts): SpanishTexts {
  const critical = english.flatMap(({ path, critical }) => (critical ? [path] : []))
  return Object.fromEntries(Object.entries(texts).filter(([path]) => !critical.includes(path)))
}

/** Records as the pages of a language show them. */
export const showIn = async <T extends { id: string }>(
  db: Db,
  language: Language | undefined,
  kind: VersionKind,
  records: T[],
): Promise<(T & { english?: string[] })[]> =>
  language === 'es' ? listInSpanish(db, kind, records) : records

export async function showOneIn<T extends { id: string }>(
  db: Db,
  language: Language | undefined,
  kind: VersionKind,
  record: T,
): Promise<T & { english?: string[] }> {
  const [shown = record] = await showIn(db, language, kind, [record])
  return shown
}
