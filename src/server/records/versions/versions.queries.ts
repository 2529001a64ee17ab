import { sql } from 'kysely'
import type { Schema } from '#server/platform/db/schema.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { notFound, otherVersion } from '#server/platform/errors.ts'

type Versioned = { [T in keyof Schema]: Schema[T] extends { updated_by: unknown } ? T : never }

/** Which rows a change may touch: where a version was edited, only that version. */
export const matchesVersion = (version: string | undefined, column = 'updated_at') =>
  version === undefined ? sql<boolean>`1 = 1` : sql<boolean>`${sql.ref(column)} = ${version}`

/**
 * Why a change found no row of its version: the record is gone, or someone else saved it first.
 * `current` is the record as it is now.
 */
export async function conflictOrNotFound(
  db: Db,
  table: Versioned[keyof Schema],
  what: string,
  current: { updatedAt: string; id?: string } | undefined,
) {
  if (!current) return notFound(what)
  const updatedBy = await findEditor(db, table, current.id)
  return otherVersion({ current, updatedBy, updatedAt: current.updatedAt })
}

/** The name of who saved a row last. The only row of its table needs no id. */
async function findEditor(db: Db, table: string, id: string | undefined) {
  const { rows } = await sql<{ username: string | null }>`
    select u.username from ${sql.table(table)} r left join users u on u.id = r.updated_by
    ${id === undefined ? sql`` : sql`where r.id = ${id}`}`.execute(db)
  return rows[0]?.username ?? null
}
