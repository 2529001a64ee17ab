import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readCounts } from '#server/hiring/applications/application-list.queries.ts'
import { createMessage, listMessages } from '#server/messages/contact/contact.queries.ts'
import { lastMigration } from '#server/platform/db/migrate.ts'
import type { Settings } from '#server/platform/settings/settings.ts'
import {
  changeManifest,
  filesIn,
  filesInManifest,
  rewrite,
  rowsIn,
  rowsInArchive,
} from '../../../../tests/support/archives.ts'
import {
  backedUpOffice,
  comparable,
  expectEmpty,
  now,
  quiet,
  restore,
  withDatabase,
} from '../../../../tests/support/backups.ts'
import { asStoredNow, savedBackup } from '../../../../tests/support/saved-version.ts'

const setup = backedUpOffice()

describe('a restore', () => {
  test('of the last version before the baseline has every row and file', async () => {
    const target = await setup.emptyTarget()
    const { manifest, missingKeys } = await restore(target, savedBackup)
    expect(manifest.migration).toBe('048-many-applicants')
    expect(missingKeys).toEqual([])
    const rows = await withDatabase(target, rowsIn)
    const { mail_outbox, ...saved } = await rowsInArchive(savedBackup)
    expect(mail_outbox).toHaveLength(1)
    expect(comparable(rows)).toMatchObject(comparable({ ...asStoredNow(saved), mail_outbox: [] }))
    expect(await filesIn(target.dataDir)).toEqual(filesInManifest(manifest))
    expect(await withDatabase(target, readCounts)).toMatchObject({ pending: 1, shortlisted: 1 })
    const newest = await lastMigration(setup.server.context.db)
    expect(await withDatabase(target, lastMigration)).toBe(newest)
  })

  test('of a version before that is refused, with what to do', async () => {
    const target = await setup.emptyTarget()
    const file = join(setup.dir, 'old.zip')
    await rewrite(savedBackup, file, (entries) =>
      changeManifest(entries, (manifest) => Object.assign(manifest, { migration: '031-backups' })),
    )
    await expect(restore(target, file)).rejects.toThrow(
      `${file} is from an older version of Poplar: its last migration is 031-backups. Restore it with the version whose last migration is 048-many-applicants, and make a new backup there.`,
    )
    await expectEmpty(target)
  })

  test('removes NUL from rows that PostgreSQL could not store', async () => {
    const file = join(setup.dir, 'nul.zip')
    const onSqlite: Settings = { ...(await setup.emptyTarget()), databaseUrl: undefined }
    await restore(onSqlite, setup.good)
    const message = { name: 'Ann\0', email: 'a\0@example.org', phone: '', message: 'Hello' }
    await withDatabase(onSqlite, (db) => createMessage(db, message, now))
    await setup.backup(file, quiet, onSqlite)

    const target = await setup.emptyTarget()
    const { rowsChanged } = await restore(target, file)
    const [found] = await withDatabase(target, (db) => listMessages(db, { page: 1, limit: 1 }))
    const expected = target.databaseUrl ? { name: 'Ann', email: 'a@example.org' } : message
    expect(found).toMatchObject(expected)
    expect(rowsChanged).toBe(target.databaseUrl ? 1 : 0)
  })
})
