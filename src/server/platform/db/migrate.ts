import { sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration'
import { connect, type DatabaseAddress, getEngine } from './connect.ts'
import { describeInstance, listRunning } from './instances.ts'
import * as migrations from './migrations.ts'
import { type Db, transact, unlessUnwritable } from './transact.ts'

const baselineName = '001-baseline'
export const lastReplaced = '048-many-applicants'

export const newestMigration = Object.keys(migrations).at(-1) ?? baselineName

/** Applies all new migrations. Safe when several instances start together. */
export async function migrate(address: DatabaseAddress, now = new Date()): Promise<void> {
  const db = connect(address, { timeLimits: false })
  try {
    // First, because beside a newer version this one must not ask to stop it.
    await refuseUnknownDatabase(db)
    await refuseBesideOlderInstances(db, now)
    // Kysely takes a lock on PostgreSQL but not on SQLite, where a write transaction serves as one.
    if (getEngine(address) === 'postgres') return await toLatest(db)
    await transact(db, toLatest)
    // Without statistics SQLite often takes the wrong index. It reads some rows of tables that have grown much.
    await unlessUnwritable(() => sql`pragma optimize = 0x10002`.execute(db))
  } finally {
    await db.destroy()
  }
}

export const isKnownMigration = (name: string) =>
  Object.hasOwn(migrations, name) || name === lastReplaced

/** Refuses a database that this program does not know, before anything is read or written wrongly. */
export async function refuseUnknownDatabase(db: Db): Promise<void> {
  const names = await appliedMigrations(db)
  const last = names.at(-1)
  if (last === undefined) return
  if (isPartReplaced(names)) {
    throw new Error(
      `This database was last used by an older version of Poplar (its last migration is ${last}). Start the version whose last migration is ${lastReplaced} once, then this one; docs/operations.md says how to get it.`,
    )
  }
  if (isKnownMigration(last)) return
  throw new Error(
    `This database was written by a newer version of Poplar (its last migration is ${last}). Start that version, or restore a backup made before the upgrade.`,
  )
}

/** An instance of an older version would go on with a database that it does not know. */
async function refuseBesideOlderInstances(db: Db, now: Date) {
  const names = await tableNames(db)
  if (!names.includes('instances') || (await lastMigration(db)) === newestMigration) return
  const running = await listRunning(db, now)
  if (running.length === 0) return
  throw new Error(
    `This version changes the database (to migration ${newestMigration}), which instances of an older version still use: ${running.map(describeInstance).join('; ')}. Stop them first. One that was killed counts as stopped after half a minute.`,
  )
}

export async function toLatest(db: Db) {
  await refuseUnknownDatabase(db)
  if ((await lastMigration(db)) === lastReplaced) {
    // A restore, and any migration of SQLite, is in a transaction already.
    await (db.isTransaction ? recordBaseline(db) : transact(db, recordBaseline))
  }
  const { error } = await createMigrator(db).migrateToLatest()
  if (error) throw error
}

/** Applies the migrations up to this one to an empty database. */
export async function toMigration(db: Db, name: string) {
  const known = name === lastReplaced ? baselineName : name
  const { error } = await createMigrator(db).migrateTo(known)
  if (error) throw error
}

/** The last migration that was applied; undefined for an empty database. */
export async function lastMigration(db: Db): Promise<string | undefined> {
  return (await appliedMigrations(db)).at(-1)
}

async function appliedMigrations(db: Db): Promise<string[]> {
  const names = await tableNames(db)
  if (!names.includes(DEFAULT_MIGRATION_TABLE)) return []
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Every table that exists, including Kysely's own. */
export async function tableNames(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  return tables.map((table) => table.name)
}

const createMigrator = (db: Db) =>
  new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } })

/** The migrations of the versions before the baseline, which makes the same tables as all of them together. */
const replaced = `
  001-people 002-hero-slides 003-events 004-team 005-testimonials 006-contact 007-jobs 008-applications
  009-sessions-and-audit 010-reports 011-site-details 012-mail-outbox 013-made-up-passwords 014-mail-receipts
  015-updated-by 016-applications-of-a-job 017-generated-passwords 018-fading-failures 019-second-factors
  020-installation 021-scheduler 022-audit-chain 023-privacy 025-applications-in-order 026-message-templates
  027-message-handling 028-change-counts 029-picture-descriptions-and-team-order 030-publish-dates 031-backups
  032-assistant 033-job-terms-and-first-looks 034-applicant-list 035-application-records 036-referrals
  037-event-ends 038-notices 039-instances 040-rate-limits 041-private-links 042-application-rules 043-first-day
  044-application-retention 045-disclosure 047-referral-notes ${lastReplaced}`
  .trim()
  .split(/\s+/)

/** Whether a database whose last migration is this one has some of them, but not all. */
export const endsBeforeBaseline = (name: string) => replaced.includes(name) && name !== lastReplaced

/** Whether these are some of them, but not all. */
const isPartReplaced = (names: string[]) =>
  names.length < replaced.length && names.every((name) => replaced.includes(name))

/** A database with all of them is as the baseline makes it, so only what is recorded about it changes. */
async function recordBaseline(db: Db) {
  const table = sql.table(DEFAULT_MIGRATION_TABLE)
  await sql`delete from ${table} where name in (${sql.join(replaced)})`.execute(db)
  // Another instance that starts at the same time may have recorded it meanwhile.
  await sql`insert into ${table} (name, timestamp)
    values (${baselineName}, ${new Date().toISOString()}) on conflict do nothing`.execute(db)
}
