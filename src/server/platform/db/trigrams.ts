import { PostgresAdapter, sql } from 'kysely'
import { containing } from './portable.ts'
import type { Db } from './transact.ts'

/** Whether the trigram indexes can find a text: three characters in a row that are no wildcards. */
export const isIndexed = (text: string) => /[^%_]{3}/u.test(text)

/**
 * Whether the searched text of a row contains a text, by the trigram index. With SQLite, rows that have
 * another character instead of a % or _ are found too, and at most `limit` rows.
 */
export function foundByIndex(db: Db, table: 'applications' | 'notes', text: string, limit: number) {
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    return containing(`${table}.search_text`, text)
  }
  // Escaped wildcards would not be looked up in the index.
  const pattern = `%${text.replaceAll('%', '_')}%`
  return sql<boolean>`${sql.ref(`${table}.rowid`)} in (
    select rowid from ${sql.table(`${table}_search`)} where search_text like ${pattern} limit ${limit})`
}
