import { sql } from 'kysely'
import { searchLimits } from '#contract/office/office-search.ts'
import { matchingSearch, searchRank } from '#server/platform/db/portable.ts'
import type { Schema, TablesWith } from '#server/platform/db/schema.ts'
import type { Db } from '#server/platform/db/transact.ts'

/** The records that have all words of a text, the best and newest of them first. */
export async function searchRecords<
  Table extends TablesWith<{ search_text: string; created_at: string }>,
>(db: Db, table: Table, text: string): Promise<Schema[Table][]> {
  const { rows } = await sql<Schema[Table]>`
    select * from ${sql.table(table)} where ${matchingSearch('search_text', text)}
    order by ${searchRank('search_text', text)}, created_at desc
    limit ${searchLimits.hitsOfAKind}`.execute(db)
  return rows
}
