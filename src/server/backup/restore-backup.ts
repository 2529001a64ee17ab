import { audit, commandLine } from '../audit/audit.queries.ts'
import { revokeAllSessions } from '../auth/sessions.queries.ts'
import { connect } from '../db/connect.ts'
import { isKnownMigration, toLatest, toMigration } from '../db/migrate.ts'
import { type Db, transact } from '../db/transact.ts'
import { forgetAllMails } from '../mail/outbox.queries.ts'
import type { Settings } from '../settings.ts'
import { type Archive, openArchive } from './archive-reader.ts'
import { requireEmptyPlace } from './empty-place.ts'
import { listShutKeys } from './keys-check.ts'
import type { Report } from './progress.ts'
import { proveWhole } from './prove-whole.ts'
import { discardStaged, stageFiles } from './staged-files.ts'
import { insertRows, isKept } from './tables.ts'

type Options = { report: Report; now: Date }

/** Puts an archive back into an empty place, all of it or nothing. */
export async function restoreBackup(settings: Settings, file: string, options: Options) {
  const makeEmptyAgain = await requireEmptyPlace(settings)
  const archive = await openArchive(file)
  try {
    const { manifest } = archive
    if (!isKnownMigration(manifest.migration)) {
      throw new Error(
        `${file} is newer than this program: it has been through ${manifest.migration}.`,
      )
    }
    const stranger = manifest.tables.find(({ name }) => !isKept(name))
    if (stranger) throw new Error(`${stranger.name} is not a table that a backup has.`)
    await proveWhole(archive, options.report)
    try {
      await putBack(archive, settings, options)
    } catch (error) {
      await makeEmptyAgain()
      throw error
    } finally {
      await discardStaged(settings.dataDir)
    }
    // It is restored by now, whatever becomes of the look at the keys.
    return { manifest, shut: await listShutKeys(settings).catch(() => undefined) }
  } finally {
    archive.close()
  }
}

async function putBack(archive: Archive, settings: Settings, { report, now }: Options) {
  const moveFilesIn = await stageFiles(archive, settings.dataDir, report)
  const db = connect(settings)
  try {
    await transact(db, async (db) => {
      await toMigration(db, archive.manifest.migration)
      await putRowsBack(archive, db, report)
      await toLatest(db)
      // A session that was stolen, or ended since the backup, must not come back to life.
      await revokeAllSessions(db, now)
      // What waited then was sent long ago, or tells of what has been answered since.
      await forgetAllMails(db)
      await audit(db, commandLine, now, { action: 'restored', objectKind: 'backup' })
      // The commit comes last: files without rows do no harm, rows without files would.
      await moveFilesIn()
    })
  } finally {
    await db.destroy()
  }
}

async function putRowsBack(archive: Archive, db: Db, report: Report) {
  const { tables } = archive.manifest
  for (const [index, table] of tables.entries()) {
    await report('Tables', index, tables.length)
    for await (const rows of archive.rows(table)) await insertRows(db, table.name, rows)
  }
  await report('Tables', tables.length, tables.length)
}
