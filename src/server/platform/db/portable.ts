import { randomUUIDv7 } from 'node:crypto'
import { PostgresAdapter, sql } from 'kysely'
import { searchTerms } from '#contract/platform/search.ts'
import type { Db } from './transact.ts'

let lastTime = ''
let madeInThatTime = 0

/**
 * Ids sort by the time they were created. Those of one millisecond are counted in place of the first random digits,
 * because what is stored together is listed in the order of its ids.
 */
export function newId() {
  const id = randomUUIDv7()
  const time = id.slice(0, 13)
  madeInThatTime = time === lastTime ? madeInThatTime + 1 : 0
  lastTime = time
  const count = (madeInThatTime % 4096).toString(16).padStart(3, '0')
  return `${time}-7${count}${id.slice(18)}`
}

export const toFlag = (value: boolean): 0 | 1 => (value ? 1 : 0)

/** Ends a query whose rows nobody else may change until the transaction ends. SQLite has one writer at a time. */
export const forUpdate = (db: Db) =>
  db.getExecutor().adapter instanceof PostgresAdapter ? sql`for update` : sql``

/** Makes others with the same lock wait until this transaction ends. On SQLite every transaction that writes does. */
export async function lock(db: Db, name: string) {
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(db)
  }
}

/** Whether a column contains a text, without wildcards. Both must be in lower case, as only SQLite ignores case. */
export const containing = (column: string, text: string) =>
  sql<boolean>`${sql.ref(column)} like ${`%${like(text)}%`} escape '\\'`

const like = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Whether a column has one of many texts, sent as one value. */
export const oneOfMany = (db: Db, column: string, texts: string[]) =>
  db.getExecutor().adapter instanceof PostgresAdapter
    ? sql<boolean>`${sql.ref(column)} = any(${texts})`
    : sql<boolean>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(texts)}))`

/** Whether a column with a `makeSearchText` contains every word of a search. */
export function matchingSearch(column: string, search: string) {
  const conditions = searchTerms(search).map((term) => containing(column, term))
  return conditions.length > 0
    ? sql<boolean>`${sql.join(conditions, sql` and `)}`
    : sql<boolean>`1 = 1`
}

/** 0 when such a column begins with the first word of a search, 1 when a word in it does, else 2. */
export function searchRank(column: string, search: string) {
  const start = like(searchTerms(search)[0] ?? '')
  return sql<number>`case when ${sql.ref(column)} like ${`${start}%`} escape '\\' then 0
    when ${sql.ref(column)} like ${`% ${start}%`} escape '\\' then 1 else 2 end`
}

/** The number of whole hours between two columns of times. */
export function wholeHoursBetween(db: Db, from: string, to: string) {
  const [start, end] = [sql.ref(from), sql.ref(to)]
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? sql<number>`floor(extract(epoch from ${end}::timestamptz - ${start}::timestamptz) / 3600)::int`
    : sql<number>`cast((unixepoch(${end}, 'subsec') - unixepoch(${start}, 'subsec')) / 3600 as integer)`
}

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
