import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { days } from '#server/platform/time.ts'
import { acceptClock } from '#server/records/clock/clock.queries.ts'
import { filesIn } from '../../../../tests/support/archives.ts'
import { backedUpOffice, blockFile, restore } from '../../../../tests/support/backups.ts'
import { beginBackup, endBackup, lastBackup, lastProvedBackup } from './backups.queries.ts'
import { backUpNightly } from './nightly-backup.ts'

const setup = backedUpOffice()
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'poplar-nightly-'))
  await setup.server.context.db.deleteFrom('backups').execute()
  await acceptClock(setup.server.context.db, 0, setup.server.clock.at)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const never = new AbortController().signal

/** The database is asked the same in the tests that run on both. */
const onSqlite = test.skipIf(inject('postgresUrl'))

/** One night; the next call is the night after. */
async function backUp(settings: { folder?: string; keep?: number } = {}, stop = never) {
  setup.server.wait(1 * days)
  return backUpNightly(setup.server.context, { folder, at: '02:30', keep: 14, ...settings }, stop)
}

/** A backup of an earlier night, because making and proving one takes a second. */
async function addEarlier() {
  const { server } = setup
  server.wait(1 * days)
  await acceptClock(server.context.db, 0, server.clock.at)
  const file = `poplar-${server.clock.at.getTime()}.backup`
  const row = await beginBackup(server.context.db, { folder, file }, server.clock.at)
  await writeFile(join(folder, file), 'earlier')
  await endBackup(server.context.db, row, { size: 7, problem: '' }, server.clock.at)
  return file
}

const names = async () => (await readdir(folder)).sort()
const dataFolder = () => readdir(setup.server.context.settings.dataDir)

test('a backup is made, proved and remembered, and can be restored', async () => {
  const { db } = setup.server.context
  setup.server.clock.at = new Date('2026-11-14T08:30:00Z')
  const result = await backUp()
  const [name = '', ...others] = await names()
  expect(others).toEqual([])
  expect(name).toMatch(/^poplar-2026-11-15-0230-[0-9a-f]{8}\.backup$/)
  expect(result).toMatch(
    /^Made and proved poplar-\S+\.backup: [1-9]\d* rows, [1-9]\d* files, \S+ MB\.$/,
  )
  const { size, mode } = await stat(join(folder, name))
  expect(mode & 0o777).toBe(0o600)
  expect(await lastBackup(db)).toEqual({
    folder,
    file: name,
    madeAt: '2026-11-15T08:30:00.000Z',
    size,
    provedAt: '2026-11-15T08:30:00.000Z',
    problem: '',
  })
  expect(await dataFolder()).not.toContain('backup-proof')
  const target = await setup.emptyTarget()
  await restore(target, join(folder, name))
  expect(await filesIn(target.dataDir)).toEqual(
    await filesIn(setup.server.context.settings.dataDir),
  )
})

onSqlite('while the clock may be wrong, no backup is deleted', async () => {
  const { db } = setup.server.context
  await addEarlier()
  setup.server.wait(400 * days)
  await backUp({ keep: 1 })
  expect(await names()).toHaveLength(2)
  await acceptClock(db, 0, setup.server.clock.at)
  await backUp({ keep: 1 })
  expect(await names()).toHaveLength(1)
})

onSqlite('the oldest backups are deleted, but no file that someone else put there', async () => {
  const others = ['poplar-2020-01-01-0230-00000000.zip', 'mine.zip', 'mine.zip.part']
  for (const name of others) await writeFile(join(folder, name), 'not ours')
  await addEarlier()
  await addEarlier()
  const newer = await addEarlier()
  await backUp({ keep: 2 })
  const newest = (await lastBackup(setup.server.context.db))?.file
  expect(await names()).toEqual([...others, newer, newest].sort())
})

onSqlite(
  'a backup that cannot be proved is kept until the next one, and replaces no good one',
  async () => {
    const { db, settings } = setup.server.context
    await addEarlier()
    const proved = await lastProvedBackup(db)
    // The restore writes into the audit log, which it cannot do without a key.
    const context = { ...setup.server.context, settings: { ...settings, auditKey: '' } }
    const nightly = { folder, at: '02:30', keep: 1 }
    for (let night = 1; night <= 2; night += 1) {
      setup.server.wait(1 * days)
      await expect(backUpNightly(context, nightly, never)).rejects.toThrow(
        /^poplar-\S+\.backup was made, but it could not be proved: The key of the audit log is empty\.$/,
      )
    }
    expect(await dataFolder()).not.toContain('backup-proof')
    const unproved = await lastBackup(db)
    expect(unproved).toMatchObject({
      provedAt: null,
      problem: 'The key of the audit log is empty.',
    })
    expect(await lastProvedBackup(db)).toEqual(proved)
    expect(await names()).toEqual([proved?.file, unproved?.file].sort())

    await backUp({ keep: 1 })
    expect(await names()).toEqual([(await lastProvedBackup(db))?.file])
  },
)

test('what a crash left behind is deleted by the next run', async () => {
  const { db, settings } = setup.server.context
  const crashed = await beginBackup(db, { folder, file: 'poplar-crashed.zip' }, new Date())
  await writeFile(join(folder, `${crashed.file}.part`), 'half')
  await writeFile(join(folder, crashed.file), 'written, but not proved')
  await mkdir(join(settings.dataDir, 'backup-proof', 'documents'), { recursive: true })
  await backUp()
  expect(await names()).toEqual([(await lastBackup(db))?.file])
  expect(await dataFolder()).not.toContain('backup-proof')
})

onSqlite(
  'a folder that is missing is not created, and the next run works when it is there',
  async () => {
    const missing = join(folder, 'disk')
    const sentence = `The folder for backups, ${missing}, is not there. Connect its disk, or create the folder.`
    await expect(backUp({ folder: missing })).rejects.toThrow(sentence)
    await writeFile(missing, 'a file')
    await expect(backUp({ folder: missing })).rejects.toThrow(sentence)
    await rm(missing)
    await mkdir(missing)
    await backUp({ folder: missing })
    expect(await readdir(missing)).toHaveLength(1)
  },
)

test('a document that is missing on the disk is named, and nothing half remains', async () => {
  const { db, settings } = setup.server.context
  const { stored_name: name } = await db
    .selectFrom('application_files')
    .select('stored_name')
    .executeTakeFirstOrThrow()
  const file = join(settings.dataDir, 'documents', name)
  await rename(file, `${file}.away`)
  await expect(backUp()).rejects.toThrow(`documents/${name} is not on the disk, but application`)
  await rename(`${file}.away`, file)
  expect(await names()).toEqual([])
  expect(await db.selectFrom('backups').selectAll().execute()).toEqual([])
})

onSqlite('a disk with less space than the last backup took is not filled', async () => {
  const { db } = setup.server.context
  const last = await beginBackup(db, { folder, file: 'last.zip' }, setup.server.clock.at)
  await endBackup(db, last, { size: 1e15, problem: '' }, setup.server.clock.at)
  await expect(backUp()).rejects.toThrow(
    `There is not enough space on the disk of ${folder}: about 1,000,000,000.0 MB are needed and `,
  )
  expect(await names()).toEqual([])
  expect(await lastBackup(db)).toMatchObject({ file: 'last.zip' })
})

onSqlite('a server that has already stopped begins no backup', async () => {
  await expect(backUp({}, AbortSignal.abort())).rejects.toThrow('aborted')
  expect(await names()).toEqual([])
  expect(await setup.server.context.db.selectFrom('backups').selectAll().execute()).toEqual([])
})

onSqlite('a server that stops ends the backup, and nothing half remains', async () => {
  const { db, documents, settings } = setup.server.context
  const [name = ''] = await documents.list()
  const document = await blockFile(join(settings.dataDir, 'documents', name))
  const stop = new AbortController()
  const running = backUp({}, stop.signal)
  await document.reached
  expect(await names()).toEqual([expect.stringMatching(/\.backup\.part$/)])
  stop.abort()
  await document.letGo()
  await expect(running).rejects.toThrow('aborted')
  await document.putBack()
  expect(await names()).toEqual([])
  expect(await db.selectFrom('backups').selectAll().execute()).toEqual([])
  expect(await dataFolder()).not.toContain('backup-proof')
  expect(await readdir(join(settings.dataDir, 'holds'))).toEqual([])
  await backUp()
  expect(await names()).toHaveLength(1)
})
