import type { Db } from '#server/platform/db/transact.ts'
import type { SpanishText } from '../feature.ts'
import { hashOf } from './spanish-texts.ts'

/** That someone reviewed a version of a text. It holds again when that version is restored. */
type ReviewRow = { text_id: string; hash: string; reviewed_at: string; reviewed_by: string }

declare module '#server/platform/db/schema.ts' {
  interface Schema {
    spanish_reviews: ReviewRow
  }
}

type Version = { id: string; hash: string }
type Mark = { by: string; at: string }

/** The marks by the version they are for. */
export async function listMarks(db: Db): Promise<(version: Version) => Mark | undefined> {
  const rows = await db
    .selectFrom('spanish_reviews as r')
    .leftJoin('users as u', 'u.id', 'r.reviewed_by')
    .select(['r.text_id as id', 'r.hash', 'r.reviewed_at as at', 'u.username as by'])
    .execute()
  const marks = new Map(rows.map(({ at, by, ...row }) => [keyOf(row), { at, by: by ?? '' }]))
  return (version) => marks.get(keyOf(version))
}

const keyOf = ({ id, hash }: Version) => `${hash} ${id}`

/** Which of these texts are reviewed as they are now. */
export async function listReviewed<T extends Pick<SpanishText, 'id' | 'texts'>>(
  db: Db,
  texts: T[],
): Promise<T[]> {
  if (texts.length === 0) return []
  const ids = texts.map(({ id }) => id)
  const rows = await db
    .selectFrom('spanish_reviews')
    .select(['text_id as id', 'hash'])
    .where('text_id', 'in', ids)
    .execute()
  const marked = new Set(rows.map(keyOf))
  return texts.filter(({ id, texts }) => marked.has(keyOf({ id, hash: hashOf(texts) })))
}

/** The first mark stays. */
export async function addMark(db: Db, { id, hash }: Version, now: Date, by: string) {
  const row = { text_id: id, hash, reviewed_at: now.toISOString(), reviewed_by: by }
  await db
    .insertInto('spanish_reviews')
    .values(row)
    .onConflict((stored) => stored.columns(['text_id', 'hash']).doNothing())
    .execute()
}

export async function removeMark(db: Db, { id, hash }: Version) {
  await db
    .deleteFrom('spanish_reviews')
    .where('text_id', '=', id)
    .where('hash', '=', hash)
    .execute()
}
