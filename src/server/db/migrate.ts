import { Kysely, SqliteDialect } from 'kysely'
import { type Migration, Migrator, type MigratorProps } from 'kysely/migration'
import { connect, type DatabaseAddress, engineOf, sqliteFile } from './connect.ts'
import * as people from './migrations/001-people.ts'
import * as heroSlides from './migrations/002-hero-slides.ts'
import * as events from './migrations/003-events.ts'
import * as team from './migrations/004-team.ts'
import * as testimonials from './migrations/005-testimonials.ts'
import * as contact from './migrations/006-contact.ts'
import * as jobs from './migrations/007-jobs.ts'
import * as applications from './migrations/008-applications.ts'
import * as sessionsAndAudit from './migrations/009-sessions-and-audit.ts'
import * as reports from './migrations/010-reports.ts'
import { openSqlite, whenFree, withCachedStatements } from './sqlite.ts'

const migrations: Record<string, Migration> = {
  '001-people': people,
  '002-hero-slides': heroSlides,
  '003-events': events,
  '004-team': team,
  '005-testimonials': testimonials,
  '006-contact': contact,
  '007-jobs': jobs,
  '008-applications': applications,
  '009-sessions-and-audit': sessionsAndAudit,
  '010-reports': reports,
}

/** Brings the database to the newest shape. Safe when several instances start together. */
export async function migrate(address: DatabaseAddress): Promise<void> {
  if (engineOf(address) === 'sqlite') return migrateSqlite(sqliteFile(address))
  const db = connect(address)
  try {
    await toLatest(db)
  } finally {
    await db.destroy()
  }
}

/** Kysely takes no lock and opens no transaction for SQLite: one write transaction here is both. */
async function migrateSqlite(file: string) {
  const raw = openSqlite(file)
  const db = new Kysely<unknown>({
    dialect: new SqliteDialect({ database: withCachedStatements(raw) }),
  })
  try {
    await whenFree(() => raw.exec('begin immediate'))
    await toLatest(db)
    raw.exec('commit')
  } catch (error) {
    if (raw.isTransaction) raw.exec('rollback')
    throw error
  } finally {
    await db.destroy()
  }
}

async function toLatest(db: MigratorProps['db']) {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
