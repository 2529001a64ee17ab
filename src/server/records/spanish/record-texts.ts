import { recordKinds } from '#contract/records/record-kinds.ts'
import { englishTexts } from '#contract/records/spanish.ts'
import { spanishFields } from '#contract/records/spanish-fields.ts'
import { onlyRecord } from '#contract/records/versions.ts'
import type { Db } from '#server/platform/db/transact.ts'
import type { AnyVersioned, ContentRow, Program, SpanishText } from '../feature.ts'
import { listRows } from '../versions/history.queries.ts'
import { listSpanish } from '../versions/translations.queries.ts'
import { pairRecord, reviewId } from './spanish-texts.ts'

/** The kinds of records that can be written in Spanish. */
export const kindsWithSpanish = ({ features }: Program) =>
  (features.flatMap(({ versioned = [] }) => versioned) as AnyVersioned[]).filter(
    ({ kind, spanish }) => spanishFields[kind] || spanish,
  )

export async function englishOf(db: Db, kind: AnyVersioned, row: ContentRow, now: Date) {
  const shown = (await kind.show(db, row, now)) as object
  const fields = kind.spanish?.fields?.(row) ?? spanishFields[kind.kind] ?? {}
  const english = englishTexts(fields, kind.spanish?.english?.(shown) ?? shown)
  return { english, builtIn: kind.spanish?.builtIn?.(shown) }
}

/** What visitors do not see yet or any more, and a story that was written in Spanish, need none. */
export const isUsed = ({ status, language }: ContentRow) =>
  !['archived', 'rejected', 'pending'].includes(String(status)) && language !== 'es'

/** The Spanish that staff have written. */
export async function listRecordTexts(db: Db, program: Program, now: Date) {
  const found: SpanishText[] = []
  for (const kind of kindsWithSpanish(program)) {
    const spanish = await listSpanish(db, kind.kind)
    if (spanish.size === 0) continue
    for (const row of (await listRows(db, kind.table)).filter(isUsed)) {
      const id = String(row.id)
      const written = spanish.get(id)
      if (!written) continue
      const { english } = await englishOf(db, kind, row, now)
      found.push({
        id: reviewId(kind.kind, id),
        name: kind.name(row) || recordKinds[kind.kind].label,
        from: recordKinds[kind.kind].label,
        critical: english.some(({ critical }) => critical === true),
        texts: pairRecord(english, JSON.parse(written)),
        access: kind.access(row),
        record: { kind: kind.kind, id: id === onlyRecord ? undefined : id },
      })
    }
  }
  return found
}
