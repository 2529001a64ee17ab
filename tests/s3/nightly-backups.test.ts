import { randomBytes, randomUUID } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  CreateBucketCommand,
  PutObjectLockConfigurationCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { listBackupEnds } from '#server/operations/backup/audit-ends.ts'
import { withBackupFile } from '#server/operations/backup/backup-place.ts'
import { listBackups } from '#server/operations/backup/backups.queries.ts'
import { backUpNightly } from '#server/operations/backup/nightly-backup.ts'
import { createS3Backups } from '#server/operations/backup/s3-backups.ts'
import { readBackupStatus } from '#server/operations/backup/status.ts'
import type { BackupSettings } from '#server/platform/settings/settings.ts'
import { days } from '#server/platform/time.ts'
import { rowsIn } from '../support/archives.ts'
import { backedUpOffice, restore, withDatabase } from '../support/backups.ts'
import { hasS3 } from '../support/s3.ts'

describe.runIf(hasS3)('nightly backups in a bucket', () => {
  const setup = backedUpOffice()
  const never = new AbortController().signal
  let client: S3Client

  beforeAll(() => {
    const store = inject('objectStore')
    if (!store) return
    // The credentials of the files, if there are any, must not be used.
    delete process.env.AWS_ACCESS_KEY_ID
    delete process.env.AWS_SECRET_ACCESS_KEY
    client = new S3Client({
      endpoint: store.endpoint,
      region: store.region,
      forcePathStyle: true,
      credentials: { accessKeyId: store.keyId, secretAccessKey: store.secret },
    })
  })
  beforeEach(() => setup.server.context.db.deleteFrom('backups').execute())

  /** A new bucket, in which nothing can be deleted for a day if it locks. */
  async function newBucket({ locks = false } = {}): Promise<BackupSettings> {
    const bucket = `backups-${randomUUID()}`
    await client.send(
      new CreateBucketCommand({ Bucket: bucket, ObjectLockEnabledForBucket: locks }),
    )
    if (locks) {
      await client.send(
        new PutObjectLockConfigurationCommand({
          Bucket: bucket,
          ObjectLockConfiguration: {
            ObjectLockEnabled: 'Enabled',
            Rule: { DefaultRetention: { Mode: 'COMPLIANCE', Days: 1 } },
          },
        }),
      )
    }
    const { endpoint = '', region = '', keyId = '', secret = '' } = inject('objectStore') ?? {}
    const credentials = { accessKeyId: keyId, secretAccessKey: secret }
    const s3 = { bucket, prefix: 'office/', region, endpoint, credentials }
    return { folder: `s3://${bucket}/office`, at: '02:30', keep: 1, s3 }
  }

  const storeOf = ({ s3 }: BackupSettings) => {
    if (!s3) throw new Error('No bucket')
    return createS3Backups(s3)
  }

  function backUp(backup: BackupSettings) {
    setup.server.wait(1 * days)
    return backUpNightly(setup.server.context, backup, never)
  }

  test('are made, proved there, pruned and restored', async () => {
    const backup = await newBucket()
    const { context } = setup.server
    expect(await backUp(backup)).toMatch(/^Made and proved poplar-\S+\.backup: [1-9]\d* rows/)
    const [first] = await storeOf(backup).list()
    expect(await backUp(backup)).toMatch(/^Made and proved/)
    const [name = '', ...others] = await storeOf(backup).list()
    expect(others).toEqual([])
    expect(name).not.toBe(first)
    expect(await readdir(context.settings.dataDir)).not.toContain('backup-proof')
    expect(await readdir(join(context.settings.dataDir, 'backup-transfer'))).toEqual([])

    const target = { ...(await setup.emptyTarget()), backup }
    await withBackupFile(target, `${backup.folder}/${name}`, (file) => restore(target, file))
    const users = (await withDatabase(target, rowsIn)).users
    expect(users).toEqual((await rowsIn(context.db)).users)
    await expect(
      withBackupFile(target, 's3://elsewhere/a.backup', (file) => restore(target, file)),
    ).rejects.toThrow('is not in the store of BACKUP_URL')

    const settings = { ...context.settings, backup }
    const ends = await listBackupEnds(settings, context.auditKeys)
    expect(ends).toEqual([expect.objectContaining({ where: `The backup ${name}` })])
    expect((await readBackupStatus({ ...context, settings }, undefined)).plan).toMatchObject({
      folder: backup.folder,
      place: 'S3',
    })
  })

  test('that the store keeps are pruned later, and that is no failure', async () => {
    const backup = await newBucket({ locks: true })
    for (let night = 0; night < 2; night += 1) {
      expect(await backUp(backup)).toMatch(/^Made and proved/)
    }
    expect(await storeOf(backup).list()).toHaveLength(2)
    expect(await listBackups(setup.server.context.db, backup.folder)).toHaveLength(2)
  })

  test('with credentials that the store does not know fail with a reason', async () => {
    const backup = await newBucket()
    if (!backup.s3) throw new Error('No bucket')
    const s3 = { ...backup.s3, credentials: { accessKeyId: 'x', secretAccessKey: 'wrong' } }
    await expect(backUp({ ...backup, s3 })).rejects.toThrow(
      'The store for backups, BACKUP_URL, failed: InvalidAccessKeyId',
    )
    expect(await storeOf(backup).list()).toEqual([])
  })

  test('larger than one part arrive as they are', async () => {
    const backup = await newBucket({ locks: true })
    const bytes = randomBytes(40_000_000)
    const file = join(setup.dir, 'large')
    await writeFile(file, bytes)
    await storeOf(backup).upload(file, 'large.backup', never)
    await storeOf(backup).download('large.backup', `${file}-again`, never)
    expect((await readFile(`${file}-again`)).equals(bytes)).toBe(true)
  })
})
