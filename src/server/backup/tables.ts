import { sql } from 'kysely'
import { tableNames } from '../db/migrate.ts'
import type { Schema } from '../db/schema.ts'
import type { Db } from '../db/transact.ts'

export type Row = Record<string, string | number | null>

/** Kept by the database itself: they fill while the rows they are about are put back. */
type Derived = 'application_counts'

/**
 * Every other table with its key, those first that others point to. A table that is missing here
 * does not compile.
 */
const keys: Record<Exclude<keyof Schema, Derived>, string[]> = {
  users: ['id'],
  sessions: ['id'],
  sign_in_failures: ['account'],
  audit_log: ['id'],
  hero_slides: ['id'],
  events: ['id'],
  team_members: ['id'],
  testimonials: ['id'],
  contact_messages: ['id'],
  jobs: ['id'],
  job_tombstones: ['id'],
  applications: ['id'],
  application_files: ['id'],
  application_status_history: ['id'],
  idempotency_keys: ['key'],
  mail_outbox: ['id'],
  mail_receipts: ['recipient_hash', 'place'],
  site_details: ['id'],
  removed_files: ['stored_name'],
  sample_records: ['kind', 'record_id'],
  milestones: ['name'],
}

/** Whether a backup has this table. Any other is refused: its rows are not for an archive to say. */
export const isKept = (name: string) => Object.hasOwn(keys, name)

export type Table = { name: string; key: string[] }

const step = 500

/** The tables of a database that may be older than this program. */
export async function listTables(db: Db): Promise<Table[]> {
  const names = await tableNames(db)
  return Object.entries(keys)
    .filter(([name]) => names.includes(name))
    .map(([name, key]) => ({ name, key }))
}

/** All rows of a table in the order of its key, some at a time. */
export async function* readRows(db: Db, { name, key }: Table): AsyncGenerator<Row[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  let after = sql``
  for (;;) {
    const { rows } = await sql<Row>`select * from ${sql.table(name)} ${after}
      order by ${columns} limit ${sql.lit(step)}`.execute(db)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < step) return
    after = sql`where (${columns}) > (${sql.join(key.map((column) => last[column]))})`
  }
}

/**
 * The same row when there is nothing to take out. Older versions let NUL into some texts, SQLite
 * stored it, and PostgreSQL refuses it: nobody can see it, and it must not keep a backup from coming back.
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
