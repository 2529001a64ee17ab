import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { testApp } from '../../tests/support/test-app.ts'
import { transact } from './platform/db/transact.ts'
import { documentDecoder } from './platform/files/decoder.ts'

const server = testApp()
const isPostgres = inject('postgresUrl') !== undefined

const send = () =>
  server.app.inject({
    method: 'POST',
    url: '/api/contact/submit',
    body: { name: 'Carol', message: 'Hello. '.repeat(200) },
  })

const readiness = async () => (await server.app.inject('/api/ready')).statusCode

const waitForNextCheck = () => server.wait(10_000)

beforeEach(waitForNextCheck)

describe('when the disk of the database is full', () => {
  test('a write responds with 503, reads go on, and it works again once there is space', async () => {
    await fillDisk()
    let response = await send()
    // SQLite first uses the space that is left in its file.
    while (response.statusCode === 201) response = await send()
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toBe('2')
    expect((await server.app.inject('/api/hero')).statusCode).toBe(200)
    await freeDisk()
    expect((await send()).statusCode).toBe(201)
  })

  test('the error is that of the disk and not that of the rollback', async () => {
    await fillDisk()
    const write = transact(server.context.db, async (db) => {
      const name = 'a long name '.repeat(100_000)
      await db.insertInto('milestones').values({ name, reached_at: '' }).execute()
    })
    await expect(write).rejects.toThrow(/disk is full/)
    await freeDisk()
  })
})

test('the server is not ready while the database cannot be written', async () => {
  expect(await readiness()).toBe(200)
  await forbidWrites()
  expect(await readiness()).toBe(200)
  waitForNextCheck()
  expect(await readiness()).toBe(503)
  expect((await send()).statusCode).toBe(503)
  await allowWrites()
  waitForNextCheck()
  expect(await readiness()).toBe(200)
})

test('the server is not ready while files of visitors do not pass', async () => {
  const decoding = vi.spyOn(documentDecoder, 'problem').mockReturnValueOnce('No process.')
  expect(await readiness()).toBe(503)
  decoding.mockRestore()
  expect(await readiness()).toBe(200)
  vi.spyOn(server.app.formMemory, 'problem').mockReturnValueOnce(
    'Forms wait for memory, and none gets any.',
  )
  expect(await readiness()).toBe(503)
  expect(await readiness()).toBe(200)
})

test('readiness is checked again after the clock was set back', async () => {
  expect(await readiness()).toBe(200)
  await forbidWrites()
  server.wait(-24 * 3_600_000)
  expect(await readiness()).toBe(503)
  await allowWrites()
  server.wait(24 * 3_600_000)
})

test.each(['documents', 'pictures'] as const)(
  'the server is not ready while nothing can be written to the folder of %s',
  async (folder) => {
    const dir = join(server.context.settings.dataDir, folder)
    await rm(dir, { recursive: true, force: true })
    await writeFile(dir, 'not a folder')
    expect(await readiness()).toBe(503)
    await rm(dir)
    waitForNextCheck()
    expect(await readiness()).toBe(200)
  },
)

const run = (text: string) => sql.raw(text).execute(server.context.db)

/** PostgreSQL cannot be given a small disk here, so a trigger raises its error. */
async function fillDisk() {
  if (!isPostgres) return run('pragma max_page_count = 1')
  await run(`create function fail() returns trigger language plpgsql as
    $$begin raise exception 'the disk is full' using errcode = 'disk_full'; end$$`)
  for (const table of ['contact_messages', 'milestones']) {
    await run(`create trigger fail before insert on ${table} execute function fail()`)
  }
}

const freeDisk = () =>
  run(isPostgres ? 'drop function fail cascade' : 'pragma max_page_count = 1000000')

const forbidWrites = () => (isPostgres ? fillDisk() : run('pragma query_only = on'))

const allowWrites = () => (isPostgres ? freeDisk() : run('pragma query_only = off'))
