import { sql } from 'kysely'
import { describe, expect, inject, test } from 'vitest'
import type { AuditKeys } from '#server/platform/context.ts'
import { type Db, transact } from '#server/platform/db/transact.ts'
import { auditLine, keysFrom } from '../../../../tests/support/audit-lines.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { audit, commandLine, startChain } from './audit.queries.ts'
import { verifyLog } from './verify.ts'

describe('the chain', () => {
  const server = testApp()
  const opened = { action: 'opened', objectKind: 'resume' } as const
  const write = (keys: AuditKeys = server.context.auditKeys) =>
    audit(server.context.db, commandLine(keys), server.clock.at, opened)
  const verdict = (keys: AuditKeys = server.context.auditKeys) => verifyLog(server.context.db, keys)

  test('begins with the lines of an older version, once, and says so', async () => {
    const { db, now } = server.context
    const old = Array.from({ length: 1203 }, (_, index) => auditLine(`old-${index}`))
    for (const batch of [old.slice(0, 700), old.slice(700)]) {
      await db.insertInto('audit_log').values(batch).execute()
    }
    const caller = commandLine(server.context.auditKeys)
    await Promise.all([startChain(db, caller, now()), startChain(db, caller, now())])
    expect(await verdict()).toMatchObject({ count: 1204, problems: [] })
    const { action } = await db
      .selectFrom('audit_log')
      .select('action')
      .where('object_kind', '=', 'audit log')
      .executeTakeFirstOrThrow()
    expect(action).toBe('chained')
  })

  test('has no fork when many lines are written at the same time', async () => {
    const { count } = await verdict()
    await Promise.all(Array.from({ length: 40 }, () => write()))
    expect(await verdict()).toMatchObject({ count: count + 40, problems: [] })
  })

  test.runIf(inject('postgresUrl'))(
    'takes a line of a command while a line of a request waits, both at the first try',
    async () => {
      const { db } = server.context
      const caller = commandLine(server.context.auditKeys)
      const tries: string[] = []
      const addLine = (db: Db) => audit(db, caller, server.clock.at, opened)
      const locked = Promise.withResolvers<void>()
      const request = locked.promise.then(() =>
        transact(db, (db) => {
          tries.push('request')
          return addLine(db)
        }),
      )
      await transact(db, async (db) => {
        tries.push('command')
        await startChain(db, caller, server.clock.at)
        locked.resolve()
        await expect.poll(() => countWaiting(db)).toBe(1)
        await addLine(db)
      })
      await request
      expect(tries).toEqual(['command', 'request'])
    },
  )

  test('has no line of a transaction that failed', async () => {
    const { count } = await verdict()
    const failing = transact(server.context.db, async (db) => {
      await audit(db, commandLine(server.context.auditKeys), server.clock.at, opened)
      throw new Error('changed its mind')
    })
    await expect(failing).rejects.toThrow('changed its mind')
    await write()
    expect(await verdict()).toMatchObject({ count: count + 1, problems: [] })
  })

  test('goes on with a new key, and the earlier lines need the old one', async () => {
    const replaced = await keysFrom(9, 5)
    const { count } = await verdict()
    await write(replaced)
    expect(await verdict(replaced)).toMatchObject({ count: count + 1, problems: [] })
    expect((await verdict()).problems).toEqual([
      `The content of 1 lines (${count + 1} to ${count + 1}) was not checked: the key they were written with is not here.`,
    ])
  })
})

/** How many connections to this database wait for a lock. */
async function countWaiting(db: Db) {
  // Within a transaction, PostgreSQL would return what it returned the first time.
  await sql`select pg_stat_clear_snapshot()`.execute(db)
  const { rows } = await sql`
    select from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`.execute(db)
  return rows.length
}
