import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { resealAll } from '#server/operations/keys/key-commands.ts'
import { moveInstallation } from '#server/operations/move/move.ts'
import { createDocuments, listFiles } from '#server/platform/files/document-store.ts'
import { openFileStore } from '#server/platform/files/stores/open-store.ts'
import { createVault } from '#server/platform/files/vault.ts'
import type { Settings } from '#server/platform/settings/settings.ts'
import { rowsInArchive } from '../support/archives.ts'
import { backedUpOffice, comparable, now, quiet, restore } from '../support/backups.ts'
import { hasS3, testBucket } from '../support/s3.ts'

describe.runIf(hasS3)('a backup of an installation on S3', () => {
  const bucket = testBucket()
  const setup = backedUpOffice((): Partial<Settings> => ({ s3: bucket.address }))

  /** The same files byte for byte, wherever they are. */
  async function filesIn(settings: Settings) {
    const store = await openFileStore(settings)
    const files: [string, string][] = []
    for (const name of (await listFiles(store)).sort()) {
      files.push([name, (await store.get(name)).toString('base64')])
    }
    return files
  }
  const emptyBucket = () => ({ ...bucket.address, prefix: `${randomUUID()}/` })

  test('is restored to a disk, and from there to S3 again', async () => {
    const original = await filesIn(setup.server.context.settings)
    expect(original.length).toBeGreaterThan(0)
    const onDisk = { ...(await setup.emptyTarget()), s3: undefined }
    expect((await restore(onDisk, setup.good)).missingKeys).toEqual([])
    expect(await filesIn(onDisk)).toEqual(original)

    const file = `${setup.dir}/from-disk.zip`
    await setup.backup(file, quiet, onDisk)
    const onS3 = { ...(await setup.emptyTarget()), s3: emptyBucket() }
    expect((await restore(onS3, file)).missingKeys).toEqual([])
    expect(await filesIn(onS3)).toEqual(original)
    expect(comparable(await rowsInArchive(file))).toEqual(
      comparable(await rowsInArchive(setup.good)),
    )
    await expect(restore({ ...(await setup.emptyTarget()), s3: onS3.s3 }, file)).rejects.toThrow(
      'is not empty. Move DATA_DIR away',
    )
  })

  test('is moved to a disk and back to S3 as a whole', async () => {
    const { settings } = setup.server.context
    const original = await filesIn(settings)
    const onDisk = { ...(await setup.emptyTarget()), s3: undefined }
    const moved = await moveInstallation(settings, onDisk, { report: quiet, now })
    expect(moved.files).toBe(original.length)
    expect(await filesIn(onDisk)).toEqual(original)
    const onS3 = { ...(await setup.emptyTarget()), s3: emptyBucket() }
    expect(await moveInstallation(onDisk, onS3, { report: quiet, now })).toMatchObject({
      files: original.length,
    })
    expect(await filesIn(onS3)).toEqual(original)
  })

  test('that cannot be restored leaves nothing in the bucket', async () => {
    const target = { ...(await setup.emptyTarget()), s3: emptyBucket() }
    const failing = {
      ...target,
      s3: { ...target.s3, endpoint: bucket.address.endpoint },
    }
    const stop = () => {
      throw new Error('stopped')
    }
    const { restoreBackup } = await import('#server/operations/backup/restore.ts')
    const report = (what: string, done: number) =>
      what === 'Tables' && done > 3 ? stop() : undefined
    await expect(restoreBackup(failing, setup.good, { report, now: new Date() })).rejects.toThrow(
      'stopped',
    )
    const store = await openFileStore(target)
    for (const folder of ['pictures', 'documents', '.restoring/pictures', '.restoring/documents']) {
      expect(await store.list(folder)).toEqual([])
    }
  })

  test('keys are changed on S3 too', async () => {
    const { db, files, settings } = setup.server.context
    const keys = [
      { name: 'new', key: Buffer.alloc(32, 9) },
      { name: 'test', key: Buffer.alloc(32, 7) },
    ]
    const vault = createVault(keys)
    const documents = createDocuments(files, vault)
    const before = await filesIn(settings)
    const { resealed, failed } = await resealAll({ db, documents, vault }, quiet)
    expect(resealed).toBeGreaterThan(0)
    expect(failed).toBe(0)
    const onlyNew = createDocuments(files, createVault(keys.slice(0, 1)))
    for (const row of await db.selectFrom('application_files').selectAll().execute()) {
      const bytes = await onlyNew.read({ id: row.id, kind: row.kind, storedName: row.stored_name })
      expect(bytes.length).toBe(row.size)
    }
    const after = await filesIn(settings)
    expect(after.map(([name]) => name)).toEqual(before.map(([name]) => name))
  })
})
