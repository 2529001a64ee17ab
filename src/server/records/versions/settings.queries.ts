import type { Schema } from '#server/platform/db/schema.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { matchesVersion } from './versions.queries.ts'

/** Settings are tables with one row, or none while nobody has changed the setting. */
export type SettingTable =
  | LinesTable
  | 'application_rules'
  | 'application_retention'
  | 'referral_rules'
  | 'spanish_setting'

/** Lists that staff edit as lines. */
export type LinesTable = 'application_reasons' | 'first_day_list' | 'interview_questions'

export type SettingValues<Table extends SettingTable> = Omit<
  Schema[Table],
  'id' | 'updated_at' | 'updated_by'
>

/** Who saves a setting; with a version, only that one is replaced. */
export type SettingSave = { version?: string | undefined; now: Date; by: string }

/** Stores what holds before the first save, unless there is a row. */
export async function addFirst<Table extends SettingTable>(
  db: Db,
  table: Table,
  first: SettingValues<Table>,
) {
  const row = { id: 1, ...first, updated_at: '', updated_by: null }
  await db
    .insertInto(table as LinesTable)
    .values(row as never)
    .onConflict((stored) => stored.column('id').doNothing())
    .execute()
}

/** Changes the row. Answers whether it had the version. */
export async function saveSetting<Table extends SettingTable>(
  db: Db,
  table: Table,
  values: Partial<SettingValues<Table>>,
  { version, now, by }: SettingSave,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(table as LinesTable)
    .set({ ...values, updated_at: now.toISOString(), updated_by: by } as never)
    .where(matchesVersion(version))
    .executeTakeFirst()
  return numUpdatedRows > 0
}

export type EditedLines = { lines: string[]; updatedAt: string }

/** The lines that staff saved, or those that come with the product until then. */
export async function findLines(db: Db, table: LinesTable, first: string[]): Promise<EditedLines> {
  const row = await db.selectFrom(table).selectAll().executeTakeFirst()
  return row ? toLines(row) : { lines: first, updatedAt: '' }
}

export const toLines = (row: { lines: string; updated_at: string }): EditedLines => ({
  lines: JSON.parse(row.lines),
  updatedAt: row.updated_at,
})
