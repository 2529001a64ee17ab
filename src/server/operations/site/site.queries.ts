import { sql } from 'kysely'
import { deleteJob } from '#server/hiring/jobs/jobs.queries.ts'
import type { Engine } from '#server/platform/db/connect.ts'
import { oneOfMany } from '#server/platform/db/portable.ts'
import { type SiteTableName, tableFacts } from '#server/platform/db/schema.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { insertRows, type Row } from '../backup/tables.queries.ts'

/** Makes others who save wait until this transaction ends. On SQLite every transaction that writes does. */
export async function lockTables(db: Db, engine: Engine, names: SiteTableName[]) {
  if (engine === 'sqlite') return
  const tables = sql.join(names.map((name) => sql.table(name)))
  await sql`lock table ${tables} in share row exclusive mode`.execute(db)
}

/** The ids of the jobs that people applied for. */
export async function listJobsWithApplicants(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('applications')
    .select('job_id')
    .distinct()
    .orderBy('job_id')
    .execute()
  return rows.map(({ job_id }) => job_id)
}

/** The ids of the testimonials that visitors do not see. */
export async function listHiddenTestimonials(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('testimonials')
    .select('id')
    .where('status', '!=', 'approved')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Which of these logos and icons are stored. */
export async function listStoredLookPictures(db: Db, ids: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('look_pictures')
    .select('id')
    .where(oneOfMany(db, 'id', ids))
    .execute()
  return rows.map(({ id }) => id)
}

export async function deleteRow(db: Db, name: SiteTableName, row: Row, now: Date) {
  if (name === 'jobs') await deleteJob(db, String(row.id), now)
  else await sql`delete from ${sql.table(name)} where ${hasKey(name, row)}`.execute(db)
}

/** Two rows may get each other's slug, which both cannot have at any moment. */
export async function freeSlugs(db: Db, table: 'jobs' | 'events', ids: string[]) {
  await db
    .updateTable(table)
    .set((eb) => ({ slug: eb.ref('id') }))
    .where(oneOfMany(db, 'id', ids))
    .execute()
}

/** A job that comes back is no longer one that was deleted. */
export async function forgetTombstones(db: Db, ids: string[]) {
  await db
    .deleteFrom('job_tombstones')
    .where(oneOfMany(db, 'id', ids))
    .execute()
}

export async function updateRow(db: Db, name: SiteTableName, row: Row) {
  const values = Object.entries(row).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  await sql`update ${sql.table(name)} set ${sql.join(values)} where ${hasKey(name, row)}`.execute(
    db,
  )
}

/** Few at a time, because a statement may have only so many values. */
export async function addRows(db: Db, name: SiteTableName, rows: Row[]) {
  for (let at = 0; at < rows.length; at += 100) {
    await insertRows(db, name, rows.slice(at, at + 100))
  }
}

const hasKey = (name: SiteTableName, row: Row) =>
  sql.join(
    tableFacts[name].key.map((column) => sql`${sql.ref(column)} = ${row[column]}`),
    sql` and `,
  )
