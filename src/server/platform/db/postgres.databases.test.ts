import { sql } from 'kysely'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { databaseProxy } from '../../../../tests/support/database-proxy.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { connect } from './connect.ts'
import { isUnavailable } from './database-errors.ts'
import { countConnections } from './postgres.ts'
import { type Db, transact } from './transact.ts'

const server = testApp()

function open(
  options?: { timeLimits: boolean },
  databaseUrl = server.context.settings.databaseUrl,
) {
  const db = connect({ dataDir: '', databaseUrl }, options)
  onTestFinished(() => db.destroy())
  return db
}

async function setting(db: Db, name: string): Promise<unknown> {
  const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(
    db,
  )
  return rows[0]?.value
}

const readPid = async (db: Db) => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  return rows[0]?.pid
}

/** Ends a connection from the side of the database, and waits until it is gone. */
const end = (pid: number | undefined) =>
  sql`select pg_terminate_backend(${pid}, 60000)`.execute(server.context.db)

describe.runIf(inject('postgresUrl'))('PostgreSQL', () => {
  test.each([
    ['statement_timeout', '15s', '0'],
    ['lock_timeout', '5s', '0'],
    ['idle_in_transaction_session_timeout', '5s', '0'],
    ['tcp_keepalives_idle', '10', '10'],
    ['tcp_keepalives_interval', '5', '5'],
    ['tcp_keepalives_count', '3', '3'],
  ])('keeps %s at %s for requests, and at %s for long work', async (name, short, long) => {
    expect(await setting(open(), name)).toBe(short)
    expect(await setting(open({ timeLimits: false }), name)).toBe(long)
  })

  test('returns counts and sums as numbers, and other types as they are', async () => {
    const { rows } = await sql`select 5::bigint as count, 2.5::numeric as sum, 'a' as text,
      1::int as place, null::bigint as nothing`.execute(open())
    expect(rows).toEqual([{ count: 5, sum: 2.5, text: 'a', place: 1, nothing: null }])
  })

  test('may end a connection that nobody uses, and the next query gets a new one', async () => {
    const db = open()
    const first = await readPid(db)
    await end(first)
    await expect.poll(() => readPid(db).catch(() => first)).not.toBe(first)
  })

  test('tells why it ended a transaction, and not that the rollback failed too', async () => {
    const db = open()
    const ended = transact(db, (db) =>
      sql`select pg_terminate_backend(pg_backend_pid())`.execute(db),
    )
    await expect(ended).rejects.toMatchObject({ code: '57P01' })
    expect(await readPid(db)).toBeGreaterThan(0)
  })

  test('whose network has stopped responding fails a query, and answers the next one afterwards', async () => {
    const proxy = await databaseProxy(server.context.settings.databaseUrl ?? '')
    onTestFinished(proxy.close)
    const db = open(undefined, proxy.url)
    onTestFinished(proxy.restore)
    await readPid(db)
    proxy.silence()
    const error = await readPid(db).catch((error) => error)
    expect(isUnavailable(error)).toBe(true)
    proxy.restore()
    expect(await readPid(db)).toBeGreaterThan(0)
  })

  test('has ten connections for this process, and who waits too long for one fails', async () => {
    const db = open()
    const before = countConnections()
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
    let begun = 0
    const queries = Array.from({ length: 10 }, () =>
      db.connection().execute(async (db) => {
        await readPid(db)
        begun += 1
        await finished
      }),
    )
    await expect.poll(() => begun).toBe(10)
    const during = countConnections()
    expect(during.open - during.idle).toBeGreaterThanOrEqual(10)
    expect(during.open).toBeGreaterThanOrEqual(before.idle + 10)
    const error = await readPid(db).catch((error) => error)
    expect(isUnavailable(error)).toBe(true)
    finish()
    await Promise.all(queries)
    expect(await readPid(db)).toBeGreaterThan(0)
  })
})
