import { copyFile, readFile, rename, rm, truncate, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { createDocuments } from '#server/platform/files/document-store.ts'
import { createPictures } from '#server/platform/files/pictures.ts'
import { sweepPictures } from '#server/platform/files/pictures-in-use.queries.ts'
import { createDiskStore } from '#server/platform/files/stores/disk-store.ts'
import { createVault } from '#server/platform/files/vault.ts'
import { fileKeys } from '#server/platform/settings/file-keys.ts'
import { sweepDocuments } from '#server/records/documents/sweep.ts'
import { filesIn } from '../support/archives.ts'
import {
  command,
  type Env,
  filledInstallation,
  start,
  withDatabase,
} from '../support/installation.ts'
import { signIn } from '../support/office-calls.ts'
import { pictureFile } from '../support/pictures.ts'
import { administrator } from '../support/server.ts'

const hour = 60 * 60_000
const warning = 'do not belong to this database'

const copyOffice = filledInstallation()
let dir: string
let env: Env
let files: Awaited<ReturnType<typeof filesIn>>

/** An office whose pictures and documents are two hours old. */
beforeEach(async () => {
  const { dir: folder, ...settings } = await copyOffice()
  dir = folder
  env = settings
  files = await filesIn(env.DATA_DIR)
  const old = new Date(Date.now() - 2 * hour)
  for (const name of Object.keys(files)) await utimes(join(env.DATA_DIR, name), old, old)
  expect(Object.keys(files).length).toBeGreaterThan(8)
})

const documents = async () =>
  createDocuments(
    createDiskStore(env.DATA_DIR),
    createVault(await fileKeys(undefined, env.KEYS_DIR)),
  )

/** What the running server does every hour. */
const sweep = () =>
  withDatabase(env, async (db) => {
    const later = new Date(Date.now() + 2 * hour)
    await sweepDocuments({ db, documents: await documents() }, later)
    await sweepPictures({ db, pictures: createPictures(createDiskStore(env.DATA_DIR)) }, later)
  })

const database = () => join(env.DATA_DIR, 'poplar.db')

/** Each returns a function that puts the database back. */
const ways: Record<string, () => Promise<() => Promise<void>>> = {
  'was removed': async () => {
    await rename(database(), join(dir, 'removed'))
    return () => rename(join(dir, 'removed'), database())
  },
  'was emptied': async () => {
    await copyFile(database(), join(dir, 'copy'))
    await truncate(database())
    return () => copyFile(join(dir, 'copy'), database())
  },
}

/** What the overview says about files, and what the start printed about them. */
async function reports() {
  const server = await start(env)
  const { headers, form } = await signIn(server.url, administrator)
  const response = await fetch(`${server.url}/api/admin/dashboard`, { headers })
  const lines = server.output().split('\n')
  return {
    server,
    form,
    troubles: (await response.json()).data.fileTroubles,
    warnings: lines.filter((line) => line.includes(warning)).length,
  }
}

test.each(Object.entries(ways))(
  'a server whose database %s removes no file and says so, until the right database is back',
  async (_, lose) => {
    const putBack = await lose()
    for (let starts = 0; starts < 2; starts += 1) {
      const { server, form, troubles, warnings } = await reports()
      expect({ troubles, warnings }).toEqual({ troubles: [{ reason: 'foreign' }], warnings: 1 })
      // One file of its own must not make all the others its own at the next start.
      await form('/hero', { title: 'A new start', image: await pictureFile({ width: 400 }) })
      await server.stop()
      await sweep()
      expect(await filesIn(env.DATA_DIR)).toMatchObject(files)
    }
    await putBack()
    const { server, troubles, warnings } = await reports()
    expect({ troubles, warnings }).toEqual({ troubles: [], warnings: 0 })
    await server.stop()
    await sweep()
    expect(await filesIn(env.DATA_DIR)).toEqual(files)
  },
)

test('a server that is started before the restore removes nothing, and the restore brings its id along', async () => {
  const idFile = () => readFile(join(env.DATA_DIR, 'installation-id'), 'utf8')
  const id = await idFile()
  const archive = join(dir, 'backup.zip')
  await command(env, 'operations/backup/backup-command', archive)
  await rm(database())
  await (await start(env)).stop()
  await sweep()
  expect(await filesIn(env.DATA_DIR)).toEqual(files)

  env = { ...env, DATA_DIR: join(dir, 'restored') }
  await command(env, 'operations/backup/restore-command', archive)
  expect(await idFile()).toBe(id)
  const { server, troubles, warnings } = await reports()
  expect({ troubles, warnings }).toEqual({ troubles: [], warnings: 0 })
  await server.stop()
  await sweep()
  expect(await filesIn(env.DATA_DIR)).toEqual(files)
})

test('files that do belong to the database can be adopted, and unused ones go to the trash', async () => {
  await rm(join(env.DATA_DIR, 'installation-id'))
  const stray = await (await documents()).save('resume', 'pdf', Buffer.from('stray'))
  const { server, warnings } = await reports()
  expect(warnings).toBe(1)
  await server.stop()

  const { stdout } = await command(env, 'operations/office-command', 'files', 'adopt')
  const count = Object.keys(files).length + 1
  expect(stdout).toContain(`The ${count} pictures and documents in DATA_DIR now belong`)
  expect(stdout).toContain('No record refers to 1 of them')
  const again = await command(env, 'operations/office-command', 'files', 'adopt')
  expect(again.stdout).toBe('The files already belong to this database.\n')
  const lines = await withDatabase(env, (db) =>
    db.selectFrom('audit_log').select('action').where('object_kind', '=', 'files').execute(),
  )
  expect(lines.map(({ action }) => action)).toEqual(['adopted'])
  await sweep()
  expect(await filesIn(env.DATA_DIR)).toEqual(files)
  expect(Object.keys(await filesIn(join(env.DATA_DIR, 'bin')))).toEqual([
    `documents/${stray.storedName}`,
  ])
})

test('the server moves unused files to the trash, and erases them after 30 days', async () => {
  const trash = join(env.DATA_DIR, 'bin')
  const { storedName } = await (await documents()).save('resume', 'pdf', Buffer.from('stray'))
  const picture = `${'0a'.repeat(16)}-480.webp`
  const strays = [`documents/${storedName}`, `pictures/${picture}`].sort()
  await copyFile(
    join(env.DATA_DIR, 'documents', storedName),
    join(env.DATA_DIR, 'pictures', picture),
  )
  const setAge = async (folder: string, age: number) => {
    const time = new Date(Date.now() - age)
    for (const name of strays) await utimes(join(folder, name), time, time)
  }
  const inTrash = async () => Object.keys(await filesIn(trash)).sort()
  const anHourLater = () =>
    withDatabase(env, (db) =>
      db.updateTable('scheduled_tasks').set({ due_at: '2026-01-01T00:00:00.000Z' }).execute(),
    )

  await setAge(env.DATA_DIR, 2 * hour)
  await anHourLater()
  const first = await start(env)
  await expect.poll(inTrash).toEqual(strays)
  await first.stop()
  expect(await filesIn(env.DATA_DIR)).toEqual(files)

  await setAge(trash, 30 * 24 * hour)
  await anHourLater()
  await start(env)
  await expect.poll(inTrash).toEqual([])
  expect(await filesIn(env.DATA_DIR)).toEqual(files)
})
