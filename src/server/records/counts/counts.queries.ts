import { type RawBuilder, sql } from 'kysely'
import type { ChangeCounts, ChangeKind } from '#contract/office/changes.ts'
import type { Waiting } from '#contract/office/waiting.ts'
import type { TablesWith } from '#server/platform/db/schema.ts'
import type { Db } from '#server/platform/db/transact.ts'
import type { HourCount } from './stats.ts'

/** How many rows have each status, with 0 for a status that no row has. `since` leaves out older rows. */
export async function countByStatus(
  db: Db,
  table: TablesWith<{ status: string; created_at: string }>,
  statuses: readonly string[],
  since?: Date,
): Promise<Record<string, number>> {
  const recent = since ? sql`where created_at >= ${since.toISOString()}` : sql``
  const { rows } = await sql<{ status: string; count: number }>`
    select status, count(*) as count from ${sql.table(table)} ${recent} group by status
  `.execute(db)
  const counts = Object.fromEntries(statuses.map((status) => [status, 0]))
  for (const { status, count } of rows) counts[status] = count
  return counts
}

/** Counts by hour of UTC, which both databases can cut from the text of a time; the time zone is applied later. */
export async function countByHour(
  db: Db,
  table: TablesWith<{ created_at: string }>,
  since: Date,
): Promise<HourCount[]> {
  const { rows } = await sql<HourCount>`
    select substr(created_at, 1, 13) as hour, count(*) as count
    from ${sql.table(table)}
    where created_at >= ${since.toISOString()}
    group by substr(created_at, 1, 13)
  `.execute(db)
  return rows
}

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

/** How often records of these kinds were changed. Triggers keep the counts up to date. */
export async function readChangeCounts(db: Db, kinds: ChangeKind[]): Promise<ChangeCounts> {
  const rows = await db.selectFrom('change_counts').selectAll().execute()
  const known = Object.fromEntries(rows.map((row) => [row.kind, row.count]))
  const entries = kinds.map((kind) => [kind, known[kind] ?? 0])
  return Object.fromEntries(entries)
}

/**
 * For a change that updates another count too, such as that of a status: each transaction must lock this one first.
 * On PostgreSQL, two that lock them in different orders would wait for each other.
 */
export async function lockChangeCount(db: Db, kind: ChangeKind) {
  await db
    .updateTable('change_counts')
    .set((eb) => ({ count: eb.ref('count') }))
    .where('kind', '=', kind)
    .execute()
}
