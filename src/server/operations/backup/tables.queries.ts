import { sql } from 'kysely'
import { tableNames } from '#server/platform/db/migrate.ts'
import { tableFacts, tablesWhere } from '#server/platform/db/schema.ts'
import type { Db } from '#server/platform/db/transact.ts'

export type Row = Record<string, string | number | null>

const keysOfTables: Record<string, string[]> = Object.fromEntries(
  tablesWhere(({ notBackedUp }) => !notBackedUp).map((name) => [name, tableFacts[name].key]),
)

export const isBackedUp = (table: string) => Object.hasOwn(keysOfTables, table)

export type Table = { name: string; key: string[] }

const batchSize = 500

/** The tables that exist: a database may be older than this program. */
export async function listTables(db: Db): Promise<Table[]> {
  const names = await tableNames(db)
  return Object.entries(keysOfTables)
    .filter(([name]) => names.includes(name))
    .map(([name, key]) => ({ name, key }))
}

/** All rows of a table in the order of its key, in batches. */
export async function* readRows(db: Db, { name, key }: Table): AsyncGenerator<Row[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  let after = sql``
  for (;;) {
    const { rows } = await sql<Row>`select * from ${sql.table(name)} ${after}
      order by ${columns} limit ${sql.lit(batchSize)}`.execute(db)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < batchSize) return
    after = sql`where (${columns}) > (${sql.join(key.map((column) => last[column]))})`
  }
}

/**
 * Removes NUL characters, and returns the same row when there are none. Older versions accepted them
 * in some texts and SQLite stored them; PostgreSQL would refuse the row.
 */
export function withoutNul(row: Row): Row {
  const hasNul = (value: unknown) => typeof value === 'string' && value.includes('\0')
  if (!Object.values(row).some(hasNul)) return row
  const entries = Object.entries(row).map(([column, value]) => [
    column,
    typeof value === 'string' ? value.replaceAll('\0', '') : value,
  ])
  return Object.fromEntries(entries)
}

export async function insertRows(db: Db, name: string, rows: Row[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
  await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`.execute(db)
}
