import { revokeAllSessions } from '#server/accounts/sessions/sessions.queries.ts'
import { forgetAllMails } from '#server/messages/mail/outbox.queries.ts'
import { connect, type Engine, getEngine } from '#server/platform/db/connect.ts'
import {
  endsBeforeBaseline,
  isKnownMigration,
  lastReplaced,
  toLatest,
  toMigration,
} from '#server/platform/db/migrate.ts'
import { type Db, transact } from '#server/platform/db/transact.ts'
import { createDocuments } from '#server/platform/files/document-store.ts'
import { ensureDatabaseId, saveStoreId } from '#server/platform/files/installation-id.queries.ts'
import type { FileStore } from '#server/platform/files/stores/file-store.ts'
import { openFileStore } from '#server/platform/files/stores/open-store.ts'
import { createVault } from '#server/platform/files/vault.ts'
import { knownFileKeys } from '#server/platform/settings/file-keys.ts'
import type { Settings } from '#server/platform/settings/settings.ts'
import { auditCommand } from '#server/records/audit/audit.queries.ts'
import type { Report } from '../command.ts'
import { listMissingKeys } from '../keys/missing-keys.ts'
import { type Archive, openArchive, verifyArchive } from './archive-reader.ts'
import { discardStagedFiles, requireEmptyTarget, stageFiles } from './restore-target.ts'
import { insertRows, isBackedUp, withoutNul } from './tables.queries.ts'

type Options = {
  report: Report
  now: Date
  /** The server was stopped meanwhile: sessions go on, and mail that waits is still to be sent. */
  moving?: boolean
}

/** What a restore ends. */
export const endedByRestore = ['sessions', 'mail_outbox']

/** Restores an archive into an empty database and data folder, completely or not at all. */
export async function restoreBackup(settings: Settings, file: string, options: Options) {
  const store = await openFileStore(settings)
  await requireEmptyTarget(settings, store)
  const archive = await openArchive(file, settings)
  try {
    return await restoreOpened(settings, file, archive, options)
  } finally {
    archive.close()
  }
}

/** The same for an archive that is already open. */
export async function restoreOpened(
  settings: Settings,
  file: string,
  archive: Archive,
  options: Options,
) {
  const store = await openFileStore(settings)
  const emptyTarget = await requireEmptyTarget(settings, store)
  const { manifest, sealed } = archive
  refuseUnknownMigration(file, manifest.migration)
  const unknown = manifest.tables.find(({ name }) => !isBackedUp(name))
  if (unknown) throw new Error(`${unknown.name} is not a table that belongs in a backup.`)
  await verifyArchive(archive, options.report)
  let rowsChanged: number
  try {
    rowsChanged = await restoreArchive(archive, store, settings, options)
  } catch (error) {
    await emptyTarget()
    throw error
  } finally {
    await discardStagedFiles(store)
  }
  // The restore has succeeded by now, so a failed check of the keys is only reported.
  const missingKeys = await checkKeys(settings, store).catch(() => undefined)
  return { manifest, sealed, rowsChanged, missingKeys }
}

function refuseUnknownMigration(file: string, last: string) {
  if (endsBeforeBaseline(last)) {
    throw new Error(
      `${file} is from an older version of Poplar: its last migration is ${last}. Restore it with the version whose last migration is ${lastReplaced}, and make a new backup there.`,
    )
  }
  if (!isKnownMigration(last)) {
    throw new Error(`${file} is newer than this program: its last migration is ${last}.`)
  }
}

async function restoreArchive(
  archive: Archive,
  store: FileStore,
  settings: Settings,
  { report, now, moving = false }: Options,
) {
  const moveFilesIntoPlace = await stageFiles(archive, store, report)
  const db = connect(settings, { timeLimits: false })
  try {
    return await transact(db, async (db) => {
      await toMigration(db, archive.manifest.migration)
      const rowsChanged = await restoreRows(archive, db, getEngine(settings), report)
      await toLatest(db)
      if (!moving) {
        // A session that was stolen, or ended since the backup, must not become valid again.
        await revokeAllSessions(db, now)
        // Mail that waited at the time of the backup has been sent since, or is out of date.
        await forgetAllMails(db)
      }
      const action = moving ? 'moved' : 'restored'
      await auditCommand(db, settings, now, { action, objectKind: 'backup' })
      // Before the commit: files without rows do no harm, rows without files would.
      await moveFilesIntoPlace()
      await saveStoreId(store, await ensureDatabaseId(db))
      return rowsChanged
    })
  } finally {
    await db.destroy()
  }
}

async function checkKeys(settings: Settings, store: FileStore): Promise<string[]> {
  const { filesKey, keysDir } = settings
  const db = connect(settings)
  try {
    const vault = createVault(await knownFileKeys(filesKey, keysDir))
    return await listMissingKeys({ db, documents: createDocuments(store, vault) })
  } finally {
    await db.destroy()
  }
}

/** Returns how many rows could not be restored exactly as they were. */
async function restoreRows(archive: Archive, db: Db, engine: Engine, report: Report) {
  const { tables } = archive.manifest
  let changed = 0
  for (const [index, table] of tables.entries()) {
    await report('Tables', index, tables.length)
    for await (const rows of archive.rows(table)) {
      const storable = engine === 'postgres' ? rows.map(withoutNul) : rows
      changed += storable.filter((row, each) => row !== rows[each]).length
      await insertRows(db, table.name, storable)
    }
  }
  await report('Tables', tables.length, tables.length)
  return changed
}
