import { sql } from 'kysely'
import { tableNames } from '#server/platform/db/migrate.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import type { Db } from '#server/platform/db/transact.ts'

export type Row = Record<string, string | number | null>

/** Triggers update these tables, so they fill up while the other rows are restored. */
type Derived = 'application_counts' | 'change_counts'

/** What an installation has done by the clock says nothing about the one a backup is restored into. */
type OfThisInstallation =
  | 'scheduled_tasks'
  | 'scheduled_runs'
  | 'backups'
  | 'instances'
  | 'rate_limits'

/**
 * Every other table with its primary key. A table comes after those its rows refer to; leaving one
 * out does not compile.
 */
const primaryKeys: Record<Exclude<keyof Schema, Derived | OfThisInstallation>, string[]> = {
  users: ['id'],
  sessions: ['id'],
  sign_in_failures: ['account'],
  second_factors: ['user_id'],
  recovery_codes: ['user_id', 'code_hash'],
  sign_in_rules: ['id'],
  audit_log: ['id'],
  audit_chain: ['position'],
  audit_chain_end: ['id'],
  hero_slides: ['id'],
  events: ['id'],
  team_members: ['id'],
  testimonials: ['id'],
  contact_messages: ['id'],
  message_templates: ['id'],
  jobs: ['id'],
  job_tombstones: ['id'],
  applications: ['id'],
  application_files: ['id'],
  application_status_history: ['id'],
  application_reasons: ['id'],
  application_rules: ['id'],
  private_links: ['id'],
  document_requests: ['id'],
  application_retention: ['id'],
  first_day_list: ['id'],
  first_day_items: ['id'],
  disclosure_texts: ['id'],
  disclosure_acknowledgements: ['id'],
  idempotency_keys: ['key'],
  referrals: ['id'],
  referral_files: ['id'],
  referral_rules: ['id'],
  record_history: ['id'],
  notes: ['id'],
  replies: ['id'],
  mail_outbox: ['id'],
  mail_receipts: ['recipient_hash', 'place'],
  site_details: ['id'],
  notices: ['id'],
  removed_files: ['stored_name'],
  privacy_holds: ['id'],
  erasure_receipts: ['id'],
  sample_records: ['kind', 'record_id'],
  milestones: ['name'],
  installation: ['id'],
}

/** Tables of earlier versions, which are in older backups and become others by migrations. */
const earlier = { message_history: ['id'] }

const keysOfTables: Record<string, string[]> = { ...primaryKeys, ...earlier }

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
