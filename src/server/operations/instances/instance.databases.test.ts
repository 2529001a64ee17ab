import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { lastMigration, migrate } from '#server/platform/db/migrate.ts'
import { createDiskStore } from '#server/platform/files/stores/disk-store.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { announceInstance, keyPrints } from './instance.ts'

const server = testApp()
const makeKey = (byte: number) => ({ name: `key ${byte}`, key: Buffer.alloc(32, byte) })
const keys = (changes: Partial<Parameters<typeof keyPrints>[0]> = {}) =>
  keyPrints({
    jwtSecret: 'the same',
    fileKeys: [makeKey(1)],
    auditKeys: [{ id: 'a', secret: 'one' }],
    ...changes,
  })

beforeEach(async () => {
  server.clock.at = new Date()
  await server.context.db.deleteFrom('instances').execute()
})

async function announce(changes: Parameters<typeof keys>[0] = {}, files = server.context.files) {
  const { db, now } = server.context
  const instance = await announceInstance(
    { db, files, now },
    { build: '1.0.0', keys: keys(changes) },
  )
  onTestFinished(instance.stop)
  return instance
}

async function ownDisk() {
  const dataDir = await mkdtemp(join(tmpdir(), 'poplar-instance-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  return createDiskStore(dataDir)
}

const ids = async () => {
  const rows = await server.context.db.selectFrom('instances').select('id').execute()
  return rows.map(({ id }) => id).sort()
}

describe('an instance beside another one', () => {
  test('starts with the same files and keys', async () => {
    const first = await announce()
    const second = await announce()
    expect(await ids()).toEqual([first.id, second.id].sort())
    expect((await server.context.files.list('instances')).sort()).toEqual(await ids())
  })

  test('knows whether there are others', async () => {
    const first = await announce()
    expect(await first.hasOthers()).toBe(false)
    const second = await announce()
    expect(await first.hasOthers()).toBe(true)
    await second.stop()
    expect(await first.hasOthers()).toBe(false)
  })

  test('is refused when its files are on its own disk', async () => {
    await announce()
    await expect(announce({}, await ownDisk())).rejects.toThrow(
      /^Another instance \(on \S+, since \S+, build 1\.0\.0\) uses this database, and its pictures and documents are not in the DATA_DIR of this one\. Set the same FILES_URL for all instances, or stop the other one\.$/,
    )
    expect(await ids()).toHaveLength(1)
  })

  test('is refused with a copy of the folder', async () => {
    const { id } = await announce()
    const old = new Date(Date.now() - 120_000)
    await utimes(join(server.context.settings.dataDir, 'instances', id), old, old)
    await expect(announce()).rejects.toThrow('Set the same FILES_URL')
  })

  test.each([
    ['JWT_SECRET', { jwtSecret: 'another' }],
    ['FILES_KEY', { fileKeys: [makeKey(2)] }],
    ['AUDIT_KEY', { auditKeys: [{ id: 'b', secret: 'two' }] as [{ id: string; secret: string }] }],
  ])('is refused with another %s', async (name, changes) => {
    await announce()
    await expect(announce(changes)).rejects.toThrow(
      ` with another ${name}. Set the same JWT_SECRET, FILES_KEY and AUDIT_KEY for all instances`,
    )
  })

  test('is told every key that differs', async () => {
    await announce()
    await expect(announce({ jwtSecret: 'another', fileKeys: [makeKey(2)] })).rejects.toThrow(
      ' with another JWT_SECRET and FILES_KEY. ',
    )
  })

  test('starts while a key is being changed', async () => {
    await announce()
    await announce({ fileKeys: [makeKey(2), makeKey(1)] })
  })
})

describe('an instance that runs', () => {
  /** Moves the clock and the timers of the instances by the same time. */
  async function pass(seconds: number) {
    for (let second = 0; second < seconds; second += 1) {
      server.wait(1000)
      await vi.advanceTimersByTimeAsync(1000)
    }
  }
  const seenAt = async () => {
    const rows = await server.context.db.selectFrom('instances').select('seen_at').execute()
    return rows.map(({ seen_at }) => seen_at)
  }
  const beat = () => expect.poll(seenAt)

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
  })

  test('tells the others every ten seconds, by its row and by its file', async () => {
    const { files } = server.context
    const { id } = await announce()
    const start = server.clock.at
    const [row] = await server.context.db.selectFrom('instances').selectAll().execute()
    await pass(9)
    expect(await seenAt()).toEqual([start.toISOString()])
    await files.remove(`instances/${id}`)
    await pass(1)
    // What waits below would move the simulated timers on.
    vi.useRealTimers()
    await beat().toEqual([server.clock.at.toISOString()])
    await expect.poll(() => files.list('instances')).toEqual([id])
    const later = await server.context.db.selectFrom('instances').selectAll().execute()
    expect(later).toEqual([{ ...row, seen_at: server.clock.at.toISOString() }])
  })

  test('goes on when the database or the store did not answer', async () => {
    const { files } = server.context
    await announce()
    const put = vi.spyOn(files, 'put').mockRejectedValueOnce(new Error('No response'))
    await pass(10)
    await expect.poll(() => put.mock.calls.length).toBe(1)
    await pass(10)
    await beat().toEqual([server.clock.at.toISOString()])
    put.mockRestore()
  })

  test('says nothing more once it was stopped', async () => {
    const { stop } = await announce()
    await stop()
    expect(vi.getTimerCount()).toBe(0)
    expect(await seenAt()).toEqual([])
  })
})

describe('an instance that has ended', () => {
  test('stands in no way when it was stopped', async () => {
    const first = await announce()
    await first.stop()
    expect(await ids()).toEqual([])
    expect(await server.context.files.list('instances')).toEqual([])
    await announce({ jwtSecret: 'another' }, await ownDisk())
  })

  test('is forgotten half a minute after it was killed', async () => {
    const killed = await announce()
    server.wait(29_999)
    await expect(announce({ jwtSecret: 'another' })).rejects.toThrow('another JWT_SECRET')
    server.wait(1)
    await announce({ jwtSecret: 'another' })
    expect(await ids()).not.toContain(killed.id)
    expect(await server.context.files.list('instances')).not.toContain(killed.id)
  })
})

describe('a version with a new migration', () => {
  test('does not change a database that instances of an older version use', async () => {
    const { db, settings } = server.context
    const newest = (await lastMigration(db)) ?? ''
    await announce()
    await migrate(settings)
    await sql`delete from kysely_migration where name = ${newest}`.execute(db)
    await expect(migrate(settings)).rejects.toThrow(
      `This version changes the database (to migration ${newest}), which instances of an older version still use: on `,
    )
    await sql`insert into kysely_migration (name, timestamp) values (${newest}, '')`.execute(db)
  })

  test('is not asked to stop by an older version that is started beside it', async () => {
    const { db, settings } = server.context
    await announce()
    await sql`insert into kysely_migration (name, timestamp) values ('999-newer', '')`.execute(db)
    await expect(migrate(settings)).rejects.toThrow(
      'This database was written by a newer version of Poplar (its last migration is 999-newer).',
    )
    await sql`delete from kysely_migration where name = '999-newer'`.execute(db)
  })
})
