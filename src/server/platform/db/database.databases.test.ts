import { sql } from 'kysely'
import { describe, expect, inject, test, vi } from 'vitest'
import { audit, commandLine } from '#server/records/audit/audit.queries.ts'
import { testApp, testDatabase } from '../../../../tests/support/test-app.ts'
import { connect } from './connect.ts'
import { isDuplicate } from './database-errors.ts'
import { lastMigration, migrate } from './migrate.ts'
import { type Db, transact } from './transact.ts'

const waiting = testApp()

describe('migrations', () => {
  const address = testDatabase()

  test('run once, also when three instances start together', async () => {
    await Promise.all([migrate(address()), migrate(address()), migrate(address())])
    await migrate(address())
    const db = connect(address())
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
    expect(rows.map((row) => row.name)).toEqual([...new Set(rows.map((row) => row.name))])
    await db.destroy()
  })
})

describe('a database that a newer version has used', () => {
  const address = testDatabase()

  test('is refused, and stays as it is', async () => {
    await migrate(address())
    const db = connect(address())
    await sql`insert into kysely_migration (name, timestamp) values ('999-later', '')`.execute(db)
    await expect(migrate(address())).rejects.toThrow(
      'This database was written by a newer version of Poplar (its last migration is 999-later). Start that version, or restore a backup made before the upgrade.',
    )
    expect(await lastMigration(db)).toBe('999-later')
    await db.destroy()
  })
})

describe('transactions', () => {
  const server = testApp()
  const milestone = (name: string) => ({ name, reached_at: '2026-11-15T12:00:00.000Z' })
  const names = async () =>
    (await server.context.db.selectFrom('milestones').select('name').execute()).map(
      (row) => row.name,
    )

  test('leave nothing behind when they fail', async () => {
    const { db } = server.context
    const failing = transact(db, async (db) => {
      await db.insertInto('milestones').values(milestone('half done')).execute()
      throw new Error('stop')
    })
    await expect(failing).rejects.toThrow('stop')
    expect(await names()).toEqual([])
  })

  test('refuse the outer connection immediately instead of waiting forever', async () => {
    const { db } = server.context
    const slip = transact(db, () =>
      db.insertInto('milestones').values(milestone('outside')).execute(),
    )
    await expect(slip).rejects.toThrow('use the db that transact() hands in')
    expect(await names()).toEqual([])
  })

  test.each([
    ['five times when they meet another one each time', '40P01', 5],
    ['once when something else is wrong', '23505', 1],
  ])('are tried %s', async (_, code, times) => {
    const act = vi.fn(() => Promise.reject(Object.assign(new Error('refused'), { code })))
    await expect(transact(server.context.db, act)).rejects.toThrow('refused')
    expect(act).toHaveBeenCalledTimes(times)
  })

  test('wait for each other', async () => {
    const { db } = server.context
    const one = (name: string) =>
      transact(db, async (db) => {
        await db.insertInto('milestones').values(milestone(name)).execute()
        await db.selectFrom('milestones').selectAll().execute()
      })
    await Promise.all(['a', 'b', 'c', 'd'].map(one))
    expect((await names()).sort()).toEqual(['a', 'b', 'c', 'd'])
    const twice = db.insertInto('milestones').values(milestone('a')).execute()
    expect(isDuplicate(await twice.catch((error) => error))).toBe(true)
  })
})

describe('the audit log', () => {
  const server = testApp()

  test('accepts new lines, and none can be changed or deleted', async () => {
    const { db, auditKeys } = server.context
    await audit(db, commandLine(auditKeys), server.clock.at, {
      action: 'sign-in-refused',
      objectKind: 'session',
    })
    await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow('append-only')
    await expect(db.updateTable('audit_log').set({ action: 'other' }).execute()).rejects.toThrow(
      'append-only',
    )
  })
})

test.runIf(inject('postgresUrl'))(
  'when two transactions wait for each other, one runs again and both succeed',
  async () => {
    const { db } = waiting.context
    for (const name of ['left', 'right']) {
      await db.insertInto('milestones').values({ name, reached_at: '' }).execute()
    }
    const mark = (db: Db, name: string) =>
      db
        .updateTable('milestones')
        .set((eb) => ({ reached_at: eb('reached_at', '||', 'x') }))
        .where('name', '=', name)
        .execute()
    const both = Promise.withResolvers<void>()
    let begun = 0
    let runs = 0
    const markBoth = (first: string, second: string) =>
      transact(db, async (db) => {
        runs += 1
        await mark(db, first)
        begun += 1
        if (begun === 2) both.resolve()
        await both.promise
        await mark(db, second)
      })
    await Promise.all([markBoth('left', 'right'), markBoth('right', 'left')])
    const rows = await db
      .selectFrom('milestones')
      .select('reached_at')
      .where('name', 'in', ['left', 'right'])
      .execute()
    expect(rows).toEqual([{ reached_at: 'xx' }, { reached_at: 'xx' }])
    // At least one of them ran twice; on a busy machine they may meet again.
    expect(runs).toBeGreaterThanOrEqual(3)
  },
)
