import { sql } from 'kysely'
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
