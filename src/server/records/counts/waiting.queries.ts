import { type RawBuilder, sql } from 'kysely'
import type { Waiting } from '#contract/office/waiting.ts'
import type { TablesWith } from '#server/platform/db/schema.ts'
import type { Db } from '#server/platform/db/transact.ts'

export type Found = Omit<Waiting, 'kind'>

/** The rows of a table that wait, which a condition names. */
export async function countWaiting(
  db: Db,
  table: TablesWith<{ created_at: string }>,
  condition: RawBuilder<boolean>,
  /** The column that says since when. */
  since = 'created_at',
): Promise<Found> {
  const { rows } = await sql<Found>`
    select count(*) as count, min(${sql.ref(since)}) as oldest
    from ${sql.table(table)} where ${condition}`.execute(db)
  return rows[0] ?? { count: 0, oldest: null }
}
