import type { Db } from '#server/platform/db/transact.ts'
import { matchesVersion } from './versions.queries.ts'

/** Lists that staff edit as lines: a table with one row, or none while nobody has changed the list. */
type LinesTable = 'application_reasons' | 'first_day_list'

export type EditedLines = { lines: string[]; updatedAt: string }

/** The lines that staff saved, or those that come with the product until then. */
export async function findLines(db: Db, table: LinesTable, first: string[]): Promise<EditedLines> {
  const row = await db.selectFrom(table).selectAll().executeTakeFirst()
  return row ? toLines(row) : { lines: first, updatedAt: '' }
}

/** Saves the lines, unless `version` is given and the stored one is newer. */
export async function saveLines(
  db: Db,
  table: LinesTable,
  lines: string[],
  { version, now, by }: { version: string | undefined; now: Date; by: string },
): Promise<EditedLines | undefined> {
  const values = { lines: JSON.stringify(lines), updated_at: now.toISOString(), updated_by: by }
  const row = await db
    .insertInto(table)
    .values({ id: 1, ...values })
    .onConflict((stored) =>
      stored
        .column('id')
        .doUpdateSet(values)
        .where(matchesVersion(version, `${table}.updated_at`)),
    )
    .returningAll()
    .executeTakeFirst()
  return row && toLines(row)
}

const toLines = (row: { lines: string; updated_at: string }): EditedLines => ({
  lines: JSON.parse(row.lines),
  updatedAt: row.updated_at,
})
