import type { SpanishTexts } from '#contract/records/spanish.ts'
import type { VersionKind } from '#contract/records/versions.ts'
import type { TranslationRow } from '#server/platform/db/tables/records.ts'
import type { Db } from '#server/platform/db/transact.ts'
import type { ContentRow } from '../feature.ts'

const language = 'es'

/** The Spanish of records of a kind, by their ids. */
export async function listSpanish(db: Db, kind: VersionKind, ids?: string[]) {
  const rows = await db
    .selectFrom('translations')
    .select(['record_id', 'texts'])
    .where('kind', '=', kind)
    .where('language', '=', language)
    .where((eb) => (ids ? eb('record_id', 'in', ids) : eb.and([])))
    .execute()
  return new Map(rows.map(({ record_id, texts }) => [record_id, texts]))
}

export async function findSpanish(db: Db, kind: VersionKind, id: string): Promise<SpanishTexts> {
  return JSON.parse((await listSpanish(db, kind, [id])).get(id) ?? '{}')
}

/** Replaces the Spanish of a record; without any texts there is none. */
export async function writeSpanish(db: Db, kind: VersionKind, id: string, texts: string) {
  await deleteSpanish(db, kind, id)
  if (texts === '{}') return
  const row: TranslationRow = { kind, record_id: id, language, texts }
  await db.insertInto('translations').values(row).execute()
}

export async function deleteSpanish(db: Db, kind: VersionKind, id: string) {
  await db
    .deleteFrom('translations')
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .where('language', '=', language)
    .execute()
}

/** The rows with their Spanish, which a version keeps together. */
export async function withSpanish(db: Db, kind: VersionKind, rows: ContentRow[]) {
  if (rows.length === 0) return rows
  const spanish = await listSpanish(
    db,
    kind,
    rows.map(({ id }) => String(id)),
  )
  return rows.map((row) => ({ ...row, spanish: spanish.get(String(row.id)) ?? '{}' }))
}

/** Splits a version into the row and its Spanish. */
export function splitSpanish({ spanish, ...row }: ContentRow) {
  return { row: row as ContentRow, spanish: String(spanish ?? '{}') }
}
