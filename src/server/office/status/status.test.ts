import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import type { Status } from '#contract/office/status.ts'
import { createApp } from '#server/app.ts'
import { beginBackup, endBackup } from '#server/operations/backup/backups.queries.ts'
import { createScheduler } from '#server/operations/scheduler/scheduler.ts'
import type { Context } from '#server/platform/context.ts'
import { createDocuments } from '#server/platform/files/document-store.ts'
import { createVault } from '#server/platform/files/vault.ts'
import { days, minutes } from '#server/platform/time.ts'
import { addApplication } from '../../../../tests/support/applications.ts'
import { appWithMail, office } from '../../../../tests/support/mail.ts'
import { testUser } from '../../../../tests/support/test-app.ts'

const setup = appWithMail()
const { server, smtp } = setup

beforeEach(async () => {
  await server.context.db.deleteFrom('scheduled_tasks').execute()
})

/** The status as an owner reads it, of a server with this context. */
async function read(overrides: Partial<Context> = {}): Promise<Status> {
  const app = await createApp({ ...server.context, mail: setup.mail, ...overrides })
  onTestFinished(() => app.close())
  const response = await app.inject({ url: '/api/admin/status', headers: await server.signIn() })
  expect(response.statusCode).toBe(200)
  return response.json().data
}

async function withFolder(place = tmpdir()) {
  const folder = await mkdtemp(join(place, 'poplar-status-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const withBackups = (folder: string) => ({
  settings: { ...server.context.settings, backup: { folder, at: '02:30', keep: 3 } },
})

test('an owner sees the program, the database and the disk', async () => {
  const status = await read()
  expect(status).toMatchObject({
    at: server.clock.at.toISOString(),
    program: {
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      node: process.versions.node,
      startedAt: server.clock.at.toISOString(),
    },
    database: {
      kind: inject('postgresUrl') ? 'PostgreSQL' : 'SQLite',
      migration: expect.stringMatching(/^\d{3}-/),
    },
    instances: [],
    disk: { folder: server.context.settings.dataDir },
    files: { kind: 'disk', place: server.context.settings.dataDir, troubles: [] },
    errors: [],
    failedRuns: [],
  })
  expect(status.database.size).toBeGreaterThan(10_000)
  expect(status.disk.free).toBeGreaterThan(0)
  expect(status.disk.total).toBeGreaterThan(status.disk.free)
})

test('an owner sees which instances run, and the file store', async () => {
  const { db, settings, now } = server.context
  const at = now().toISOString()
  const instance = { host: 'web-1', build: '1.2.3+abc', keys: '{}', started_at: at }
  const before = new Date(now().getTime() - 1 * minutes).toISOString()
  await db
    .insertInto('instances')
    .values([
      { ...instance, id: 'one', seen_at: at },
      { ...instance, id: 'two', host: 'killed', seen_at: before },
      { ...instance, id: 'three', host: 'web-2', started_at: before, seen_at: at },
    ])
    .execute()
  onTestFinished(async () => {
    await db.deleteFrom('instances').execute()
  })
  const s3 = { bucket: 'poplar', prefix: 'site/', region: 'us-east-1' }
  const place = async (endpoint?: string) =>
    (await read({ settings: { ...settings, s3: { ...s3, endpoint } } })).files
  expect((await read()).instances).toEqual([
    { host: 'web-2', build: '1.2.3+abc', startedAt: before },
    { host: 'web-1', build: '1.2.3+abc', startedAt: at },
  ])
  expect(await place('https://store.example.org')).toEqual({
    kind: 'S3',
    place: 'poplar/site/ at https://store.example.org',
    troubles: [],
  })
  expect((await place()).place).toBe('poplar/site/ at Amazon, us-east-1')
})

test('others are refused', async () => {
  expect((await server.app.inject('/api/admin/status')).statusCode).toBe(401)
})

test('mail: what waits, what failed, and when one was sent last', async () => {
  expect((await read({ mail: undefined })).mail).toBeNull()
  smtp.state.response = { atRecipient: 550 }
  await setup.addMail()
  await setup.mail.wake()
  smtp.state.response = undefined
  await setup.addMail()
  expect((await read()).mail).toEqual({
    to: office,
    waiting: 1,
    troubles: [{ reason: 'refused', failed: 1, waiting: 0 }],
    lastSentAt: null,
  })
  await setup.mail.wake()
  const lastSentAt = server.clock.at.toISOString()
  expect((await read()).mail).toMatchObject({ waiting: 0, lastSentAt })
})

test('backups: the plan, the place, the last one and the last failure', async () => {
  const { db } = server.context
  expect((await read()).backup).toEqual({ plan: null, last: null, lastProved: null, failure: '' })

  const folder = await withFolder()
  expect((await read(withBackups(folder))).backup.plan).toMatchObject({
    nextRunAt: null,
    running: false,
  })
  const name = 'nightly backup'
  const task = { name, title: '', purpose: '', every: 1 * days }
  const nextAfter = () => new Date('2026-11-20T08:30:00Z')
  const failing = { ...task, run: () => Promise.reject(new Error('No disk.')) }
  const works = { ...task, nextAfter, run: async () => 'Made it.' }
  const run = (task: typeof works | typeof failing) =>
    createScheduler({ db, now: server.context.now, log: () => {} }, [task]).tick()
  await run(works)
  const row = await beginBackup(db, { folder, file: 'a.zip' }, server.clock.at)
  await endBackup(db, row, { size: 5, problem: '' }, server.clock.at)
  const at = server.clock.at.toISOString()
  const made = { folder, file: 'a.zip', madeAt: at, size: 5, provedAt: at, problem: '' }
  expect((await read(withBackups(folder))).backup).toEqual({
    plan: {
      folder,
      at: '02:30',
      keep: 3,
      nextRunAt: '2026-11-20T08:30:00.000Z',
      running: false,
      place: 'disk of the data',
      space: { free: expect.any(Number), total: expect.any(Number) },
    },
    last: made,
    lastProved: made,
    failure: '',
  })

  await db.deleteFrom('scheduled_tasks').execute()
  await run(failing)
  const status = await read(withBackups(join(folder, 'gone')))
  expect(status.backup).toMatchObject({
    failure: 'No disk.',
    plan: { place: 'missing', space: null },
  })
  expect(status.failedRuns).toEqual([
    { at: server.clock.at.toISOString(), task: name, title: 'Nightly backup', reason: 'No disk.' },
  ])
  server.wait(7 * days)
  expect((await read()).failedRuns).toHaveLength(1)
  server.wait(1)
  expect((await read()).failedRuns).toEqual([])
  const inside = join(server.context.settings.dataDir, 'backups')
  await mkdir(inside)
  expect((await read(withBackups(inside))).backup.plan?.place).toBe('data folder')
})

test('failed tasks: the newest twenty, the last one first', async () => {
  const { db, now } = server.context
  let number = 0
  const run = async () => {
    number += 1
    throw new Error(`Fault ${number}.`)
  }
  const every = 1 * minutes
  const texts = { title: '', purpose: '' }
  const tasks = ['mail', 'publishing'].map((name) => ({ name, ...texts, every, run }))
  const { tick } = createScheduler({ db, now, log: () => {} }, tasks)
  for (let times = 0; times < 11; times += 1) {
    server.wait(1 * minutes)
    await tick()
  }
  const { failedRuns } = await read()
  expect(failedRuns).toHaveLength(20)
  const times = failedRuns.map(({ at }) => at)
  expect(times).toEqual(times.toSorted().reverse())
  expect(times[0]).toBe(server.clock.at.toISOString())
  expect(new Set(failedRuns.map(({ task }) => task))).toEqual(new Set(['mail', 'publishing']))
})

test('keys: where each one is, and which one is missing, but none itself', async () => {
  const { context } = server
  await addApplication(context)
  const keysDir = await withFolder()
  const settings = {
    ...context.settings,
    keysDir,
    jwtSecret: 'only for tests',
    backupKey: undefined,
  }
  const vault = createVault([{ name: 'test', key: Buffer.alloc(32, 8) }])
  const documents = createDocuments(context.files, vault)
  const { keys, files } = await read({ settings, documents })
  expect(keys).toEqual({
    folder: keysDir,
    keys: [
      { name: 'files-key', place: 'missing' },
      { name: 'audit-key', place: 'setting' },
      { name: 'jwt-secret', place: 'setting' },
    ],
  })
  expect(files.troubles).toEqual([{ reason: 'missing key', keyName: 'test' }])
  expect(JSON.stringify(keys)).not.toContain(settings.auditKey)
  await writeFile(join(keysDir, 'files-key'), '')
  expect((await read({ settings, documents })).keys.keys[0]).toEqual({
    name: 'files-key',
    place: 'folder',
  })
  // The first backup makes this one.
  await writeFile(join(keysDir, 'backup-key'), '')
  expect((await read({ settings, documents })).keys.keys[1]).toEqual({
    name: 'backup-key',
    place: 'folder',
  })
})

const testMail = async (overrides: Partial<Context> = {}) => {
  const app = await createApp({ ...server.context, mail: setup.mail, ...overrides })
  onTestFinished(() => app.close())
  const headers = await server.signIn()
  return () => app.inject({ method: 'POST', url: '/api/admin/status/test-mail', headers })
}

test('a test mail goes to the owner who asks for it', async () => {
  const send = await testMail()
  expect((await send()).json().data).toEqual({ to: testUser.email, failure: null })
  expect(setup.recipients()).toEqual([testUser.email])
  expect(setup.sentTo(testUser.email).headers.subject).toBe('Test mail')
  expect((await read()).mail?.lastSentAt).toBe(server.clock.at.toISOString())
  smtp.state.response = { atSender: 535 }
  expect((await send()).json().data).toMatchObject({ failure: 'unwelcome' })
  const withoutMail = await testMail({ mail: undefined })
  expect((await withoutMail()).json().data).toEqual({ to: testUser.email, failure: 'off' })
})

test('test mails are limited', async () => {
  const send = await testMail({ settings: { ...server.context.settings, rateLimits: true } })
  for (let times = 0; times < 5; times += 1) expect((await send()).statusCode).toBe(200)
  expect((await send()).statusCode).toBe(429)
})
