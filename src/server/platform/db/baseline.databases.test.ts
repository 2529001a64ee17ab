import { readFile } from 'node:fs/promises'
import { PostgresAdapter, sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { createApplication } from '#server/hiring/application-data/applications.queries.ts'
import {
  listApplications,
  readCounts,
} from '#server/hiring/applications/application-list.queries.ts'
import { rowsIn, rowsInArchive } from '../../../../tests/support/archives.ts'
import { comparable, withDatabase } from '../../../../tests/support/backups.ts'
import {
  asStoredNow,
  openSavedDatabase,
  savedBackup,
} from '../../../../tests/support/saved-version.ts'
import { testDatabase } from '../../../../tests/support/test-app.ts'
import { sqliteFile } from './connect.ts'
import { migrate } from './migrate.ts'
import type { Db } from './transact.ts'

async function historyIn(db: Db) {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** All rows, also of the tables that triggers fill and backups leave out. */
const everythingIn = async (db: Db) => ({
  ...(await rowsIn(db)),
  application_counts: await db
    .selectFrom('application_counts')
    .selectAll()
    .orderBy('status')
    .execute(),
  change_counts: await db.selectFrom('change_counts').selectAll().orderBy('kind').execute(),
})

/** A migration that changes a row is counted as a change of it. */
const withChange = (counts: { kind: string; count: number }[]) =>
  counts.map(({ kind, count }) => ({ kind, count: count + (changed[kind] ?? 0) }))

const changed: Record<string, number> = {
  'site details': 1,
  applications: 2,
  messages: 1,
  referrals: 1,
  // Each gets the address of its page.
  events: 2,
}

describe('a database of the last version before the baseline', () => {
  const address = testDatabase()
  const fresh = testDatabase('migrated')
  beforeAll(() => openSavedDatabase(address()))

  test('has all migrations, and keeps the name that its site has shown, also when three instances start together', async () => {
    const before = await withDatabase(address(), everythingIn)
    expect(await withDatabase(address(), historyIn)).toHaveLength(46)
    await Promise.all([migrate(address()), migrate(address()), migrate(address())])
    const history = await withDatabase(address(), historyIn)
    expect(history).toEqual(await withDatabase(fresh(), historyIn))
    const after = await withDatabase(address(), everythingIn)
    // Later migrations add columns and tables.
    expect(after).toMatchObject({
      ...asStoredNow(before),
      change_counts: withChange(before.change_counts),
    })
    expect(comparable(after)).toMatchObject(
      comparable(asStoredNow(await rowsInArchive(savedBackup))),
    )
  })

  test('has the tables, indexes and triggers of a new database', async () => {
    const schema = await withDatabase(address(), schemaOf)
    expect(schema).toEqual(await withDatabase(fresh(), schemaOf))
    expect(schema.length).toBeGreaterThan(200)
  })

  test('goes on: what is stored is counted and found', async () => {
    await withDatabase(address(), async (db) => {
      const slugs = await db.selectFrom('events').select('slug').orderBy('slug').execute()
      expect(slugs.map(({ slug }) => slug)).toEqual(['garden-day', 'garden-day-2'])
      const counted = await readCounts(db)
      const names = {
        firstName: 'Zora',
        lastName: 'O’Brien-Bell',
        email: 'zora@example.org',
        phone: '',
      }
      const place = { jobId: 'cook', position: 'Cook', location: 'Smyrna, TN' }
      await createApplication(db, { id: 'new', ...names, ...place }, new Date())
      expect(await readCounts(db)).toEqual({ ...counted, pending: counted.pending + 1 })
      expect(await readCounts(db, 'cook')).toMatchObject({ pending: 1 })
      const found = async (search: string) =>
        (await listApplications(db, { search, sort: 'name', page: 1, limit: 10 })).applications
      expect(await found('zora')).toMatchObject([{ id: 'new' }])
      expect(await found("o'brien bell")).toMatchObject([{ id: 'new' }])
      expect(await found('“neill”')).toHaveLength(1)
      expect(await found('neill')).toMatchObject([{ lastName: expect.stringContaining('Néill') }])
    })
  })
})

describe('a database that an older version left in between', () => {
  const address = testDatabase()
  beforeAll(() => openSavedDatabase(address()))

  test.each([
    ['one in the middle', sql`name = '002-hero-slides'`, '048-many-applicants'],
    ['the last one', sql`name > '047-referral-notes'`, '047-referral-notes'],
    ['everything after the first', sql`name > '001-people'`, '001-people'],
  ])('is refused without %s, and stays as it is', async (_, missing, last) => {
    await withDatabase(address(), (db) =>
      sql`delete from kysely_migration where ${missing}`.execute(db),
    )
    const contents = () =>
      withDatabase(address(), async (db) => [await everythingIn(db), await historyIn(db)])
    const bytes = async () => address().databaseUrl ?? (await readFile(sqliteFile(address())))
    const before = [await contents(), await bytes()]
    await expect(migrate(address())).rejects.toThrow(
      `This database was last used by an older version of Poplar (its last migration is ${last}). Start the version whose last migration is 048-many-applicants once, then this one; docs/operations.md says how to get it.`,
    )
    expect([await contents(), await bytes()]).toEqual(before)
  })
})

/** Everything that a database consists of, except its rows, as texts to compare with those of another one. */
async function schemaOf(db: Db): Promise<string[]> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const { rows } = await sql<{ part: string }>`${isPostgres ? inPostgres : inSqlite}`.execute(db)
  return rows.map(({ part }) => part.replaceAll(/\s+/g, ' ').trim())
}

const inSqlite = sql`
  select type || ' ' || name || ': ' || coalesce(sql, tbl_name) as part
  from sqlite_schema where name not like 'sqlite_stat%' order by part`

/** Rules for NOT NULL are compared as columns: PostgreSQL 18 names them, and keeps the name when a column is renamed. */
const inPostgres = sql`
  select 'column ' || table_name || ': ' || string_agg(concat_ws(' ', column_name, data_type,
    case is_nullable when 'NO' then 'not null' end, 'default ' || column_default), ', '
    order by ordinal_position) as part
  from information_schema.columns where table_schema = 'public' group by table_name
  union all select 'constraint ' || conrelid::regclass || ' ' || conname || ': ' || pg_get_constraintdef(oid)
  from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
  union all select 'index ' || indexname || ': ' || indexdef from pg_indexes where schemaname = 'public'
  union all select 'trigger ' || tgname || ': ' || pg_get_triggerdef(oid)
  from pg_trigger where not tgisinternal
  union all select 'function ' || proname || ': ' || pg_get_functiondef(oid)
  from pg_proc where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  union all select 'extension ' || extname from pg_extension
  order by part`
