import { access, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { readCounts } from '#server/hiring/applications/application-list.queries.ts'
import { addMails, forgetAllMails } from '#server/messages/mail/outbox.queries.ts'
import { createDiskStore } from '#server/platform/files/stores/disk-store.ts'
import { verifyLog } from '#server/records/audit/verify.ts'
import {
  changeTable,
  filesIn,
  filesInManifest,
  openTestArchive,
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
import { discardStagedFiles, stageFiles } from './restore-target.ts'

const setup = backedUpOffice()

describe('a restore', () => {
  test('restores every row and file, and ends all sessions', async () => {
    const target = await setup.emptyTarget()
    const { manifest, missingKeys } = await restore(target, setup.good)
    expect(missingKeys).toEqual([])
    const rows = await withDatabase(target, rowsIn)
    expect(comparable(rows)).toEqual(comparable(await rowsInArchive(setup.good)))
    expect(rows.look).toMatchObject([{ main: '#1d4ed8', logo: rows.look_pictures?.[0]?.id }])
    const [version] = rows.record_versions ?? []
    expect(version).toMatchObject({ kind: 'testimonial', number: 1 })
    const deleted = rows.deleted_records?.find(({ kind }) => kind === 'event')
    const [, picture] = /pictures\/(\w+)-/.exec(String(deleted?.picture)) ?? []
    expect(Object.keys(await filesIn(target.dataDir)).join()).toContain(picture ?? 'no picture')
    expect(rows.sessions?.map((session) => session.revoked_at)).not.toContain(null)
    const { auditKeys } = setup.server.context
    const verdict = await withDatabase(target, (db) => verifyLog(db, auditKeys))
    expect(verdict).toMatchObject({ count: rows.audit_log?.length, problems: [] })
    expect(rows.audit_log).toContainEqual(
      expect.objectContaining({ action: 'restored', object_kind: 'backup' }),
    )
    expect(await filesIn(target.dataDir)).toEqual(filesInManifest(manifest))
    expect(await withDatabase(target, readCounts)).toMatchObject({ pending: 1, shortlisted: 1 })
    expect(await readdir(target.dataDir)).not.toContain('.restoring')
  })

  test('drops the mail that waited at the time of the backup', async () => {
    const { db } = setup.server.context
    const mail = { kind: 'testimonial-notice' as const, position: '', recipient: 'a@example.org' }
    await addMails(db, [{ ...mail, application_id: null, message_id: null }], now)
    const file = join(setup.dir, 'with-mail.zip')
    await setup.backup(file)
    await forgetAllMails(db)
    const target = await setup.emptyTarget()
    await restore(target, file)
    expect((await rowsInArchive(file)).mail_outbox).toHaveLength(1)
    expect((await withDatabase(target, rowsIn)).mail_outbox ?? []).toEqual([])
  })

  test('says which key is missing', async () => {
    const target = {
      ...(await setup.emptyTarget()),
      filesKey: undefined,
      keysDir: join(setup.dir, 'no-keys'),
    }
    expect((await restore(target, setup.good)).missingKeys).toEqual(['test'])
    await expect(access(target.keysDir)).rejects.toThrow()
  })

  test('overwrites nothing', async () => {
    for (const folder of ['pictures', 'documents', 'bin/pictures', 'bin/documents']) {
      const withFiles = await setup.emptyTarget()
      await mkdir(join(withFiles.dataDir, folder), { recursive: true })
      await writeFile(join(withFiles.dataDir, folder, 'a.pdf'), 'mine')
      await expect(restore(withFiles, setup.good)).rejects.toThrow(
        `The folder ${folder} is not empty. Move DATA_DIR`,
      )
      expect(await readdir(join(withFiles.dataDir, folder))).toEqual(['a.pdf'])
    }
    const withTables = await setup.migratedTarget()
    await expect(restore(withTables, setup.good)).rejects.toThrow('The database is not empty')
  })

  test.runIf(inject('postgresUrl'))(
    'moves from one database engine to the other and back',
    async () => {
      const onSqlite = { ...(await setup.emptyTarget()), databaseUrl: undefined }
      await restore(onSqlite, setup.good)
      const file = join(setup.dir, 'from-sqlite.zip')
      expect((await setup.backup(file, quiet, onSqlite)).engine).toBe('sqlite')
      const onPostgres = await setup.emptyTarget()
      await restore(onPostgres, file)
      expect(comparable(await withDatabase(onPostgres, rowsIn))).toEqual(
        comparable(await rowsInArchive(setup.good)),
      )
      expect(await filesIn(onPostgres.dataDir)).toEqual(await filesIn(onSqlite.dataDir))
    },
  )

  test('that fails in the middle leaves the target empty and ready for another try', async () => {
    const target = await setup.emptyTarget()
    const bad = join(setup.dir, 'orphans.zip')
    await rewrite(setup.good, bad, (entries) =>
      changeTable(entries, 'application_files', (text) =>
        text.replaceAll(/"application_id":"[^"]+"/g, '"application_id":"nobody"'),
      ),
    )
    await expect(restore(target, bad)).rejects.toThrow(/foreign key/i)
    await expectEmpty(target)
    await restore(target, setup.good)
  })

  test('fails when a file is gone before it is in its place', async () => {
    const store = createDiskStore((await setup.emptyTarget()).dataDir)
    const archive = await openTestArchive(setup.good)
    const moveIntoPlace = await stageFiles(archive, store, quiet)
    archive.close()
    await discardStagedFiles(store)
    await expect(moveIntoPlace()).rejects.toThrow(/^(pictures|documents)\/\S+ is gone\.$/)
  })
})
