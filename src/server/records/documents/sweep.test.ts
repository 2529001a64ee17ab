import { mkdir, readdir, readFile, rm, rmdir, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  addFiles,
  listApplicationFiles,
} from '#server/hiring/application-data/application-files.queries.ts'
import { newId } from '#server/platform/db/portable.ts'
import { takeBackupLease } from '#server/platform/files/backup-lease.ts'
import type { StoredDocument } from '#server/platform/files/document-store.ts'
import { addApplication } from '../../../../tests/support/applications.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { listRemoved, markRemoved } from './documents.queries.ts'
import { sweepDocuments } from './sweep.ts'

const server = testApp()
const hour = 60 * 60_000
const later = () => new Date(Date.now() + 2 * hour)

beforeEach(async () => {
  await server.context.db.deleteFrom('applications').execute()
  await sweepDocuments(server.context, later())
})

const names = () => server.context.documents.list()
const sweep = (now = later()) => sweepDocuments(server.context, now)
const stray = () => server.context.documents.save('resume', 'pdf', Buffer.from('stray'))

describe('while a backup runs', () => {
  const lease = () => takeBackupLease(server.context.files)

  test('unused files stay, and are deleted afterwards', async () => {
    const { storedName } = await stray()
    const release = await lease()
    expect(await sweep()).toEqual({ removed: 0, missing: 0 })
    expect(await names()).toEqual([storedName])
    await release()
    expect(await sweep()).toEqual({ removed: 1, missing: 0 })
    expect(await names()).toEqual([])
  })

  test('the files of a deleted application stay, and are deleted afterwards', async () => {
    const { app, context } = server
    const id = await addApplication(context)
    const release = await lease()
    const deleted = await app.inject({
      method: 'DELETE',
      url: `/api/careers/${id}`,
      headers: await server.signIn(),
    })
    expect(deleted.statusCode).toBe(200)
    expect(await names()).toHaveLength(2)
    await sweep()
    expect(await names()).toHaveLength(2)
    await release()
    await sweep()
    expect(await names()).toEqual([])
    expect(await context.db.selectFrom('removed_files').selectAll().execute()).toEqual([])
  })
})

describe('a file that no row refers to', () => {
  async function modifiedAt(name: string) {
    const { mtimeMs } = await stat(join(server.context.settings.dataDir, 'documents', name))
    return mtimeMs
  }

  const day = 24 * hour
  const inTrash = () => readdir(join(server.context.settings.dataDir, 'bin', 'documents'))

  test('goes to the trash, and is erased after 30 days there', async () => {
    const { storedName } = await stray()
    const binned = later()
    await sweep(binned)
    expect(await names()).toEqual([])
    expect(await inTrash()).toContain(storedName)
    await sweep(new Date(binned.getTime() + 30 * day - 1))
    expect(await inTrash()).toContain(storedName)
    await sweep(new Date(binned.getTime() + 30 * day + 1))
    expect(await inTrash()).not.toContain(storedName)
  })

  test.each([
    ['when it is read', (file: StoredDocument) => server.context.documents.read(file)],
    ['by the next sweep', () => sweep()],
  ])('comes back from the trash %s, if a row needs it after all', async (_, act) => {
    const { db, documents } = server.context
    const id = await addApplication(server.context)
    const file = await stray()
    await sweep()
    expect(await documents.has(file.storedName)).toBe(false)
    await db.deleteFrom('application_files').execute()
    await addFiles(db, id, [{ ...file, originalName: 'resume.pdf' }])
    await act(file)
    expect(String(await documents.read(file))).toBe('stray')
    expect(await documents.has(file.storedName)).toBe(true)
    expect(await inTrash()).not.toContain(file.storedName)
  })

  test('is erased from the trash too when its application is deleted', async () => {
    const { storedName } = await stray()
    await sweep()
    await markRemoved(server.context.db, [storedName], later())
    await sweep()
    expect(await inTrash()).not.toContain(storedName)
  })

  test('leaves when it is an hour old, and not earlier', async () => {
    const { storedName } = await stray()
    const written = await modifiedAt(storedName)
    expect(await sweep(new Date(written + hour - 1))).toEqual({ removed: 0, missing: 0 })
    // File times are more precise than milliseconds, so one more millisecond is surely later.
    expect(await sweep(new Date(written + hour + 1))).toEqual({ removed: 1, missing: 0 })
  })

  test('stays when the files belong to another database', async () => {
    const { storedName } = await stray()
    const file = join(server.context.settings.dataDir, 'installation-id')
    const id = await readFile(file)
    await writeFile(file, 'the id of another one')
    expect(await sweep()).toEqual({ removed: 0, missing: 0 })
    expect(await names()).toEqual([storedName])
    await writeFile(file, id)
    expect(await sweep()).toEqual({ removed: 1, missing: 0 })
  })

  test('stays when the store did not create it', async () => {
    await addApplication(server.context)
    const file = join(server.context.settings.dataDir, 'documents', 'read-me.txt')
    await writeFile(file, 'Do not delete')
    await utimes(file, 0, 0)
    expect(await sweep()).toEqual({ removed: 0, missing: 0 })
    expect(await names()).toContain('read-me.txt')
  })
})

describe('a file of a deleted application that cannot be erased', () => {
  test('does not make the deletion fail, and the sweep tries again', async () => {
    const { app, context } = server
    const id = await addApplication(context)
    const [name = ''] = (await listApplicationFiles(context.db, [id])).map(
      (file) => file.stored_name,
    )
    const place = join(context.settings.dataDir, 'documents', name)
    // A folder in the place of the file, because a test that runs as root may delete every file.
    await rm(place)
    await mkdir(place)
    const headers = await server.signIn()
    const deleted = await app.inject({ method: 'DELETE', url: `/api/careers/${id}`, headers })
    expect(deleted.statusCode).toBe(200)
    expect(deleted.json()).toEqual({ success: true })
    await expect(sweep()).rejects.toThrow()
    expect(await names()).toContain(name)
    expect(await listRemoved(context.db)).toEqual([name])

    await rmdir(place)
    await writeFile(place, 'the file')
    await sweep()
    expect(await names()).not.toContain(name)
    expect(await listRemoved(context.db)).toEqual([])
  })
})

describe('a row whose file is missing', () => {
  test('is counted, also when there are more rows than are read at once', async () => {
    const { db } = server.context
    const id = await addApplication(server.context)
    const rows = Array.from({ length: 1001 }, (_, place) => ({
      id: newId(),
      application_id: id,
      kind: 'identification' as const,
      place,
      stored_name: `${String(place).padStart(48, '0')}.pdf`,
      original_name: 'card.pdf',
      type: 'pdf' as const,
      size: 1,
      sha256: '',
      key_name: 'test',
      loads_external: 0,
      name: '',
      item: '',
    }))
    await db.insertInto('application_files').values(rows).execute()
    expect(await sweep()).toEqual({ removed: 0, missing: 1001 })
  })

  test('is not counted when the file came after the list of files was made', async () => {
    const { db, documents } = server.context
    await addApplication(server.context)
    const early = { ...documents, list: async () => [] }
    expect(await sweepDocuments({ db, documents: early }, later())).toEqual({
      removed: 0,
      missing: 0,
    })
  })
})
