import { audit, commandLine } from '../audit/audit.queries.ts'
import { revokeAllSessions } from '../auth/sessions.queries.ts'
import { connect, type Engine, engineOf } from '../db/connect.ts'
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
import { insertRows, isKept, withoutNul } from './tables.ts'

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
    let cleaned: number
    try {
      cleaned = await putBack(archive, settings, options)
    } catch (error) {
      await makeEmptyAgain()
      throw error
    } finally {
      await discardStaged(settings.dataDir)
    }
    // It is restored by now, whatever becomes of the look at the keys.
    return { manifest, cleaned, shut: await listShutKeys(settings).catch(() => undefined) }
  } finally {
    archive.close()
  }
}

async function putBack(archive: Archive, settings: Settings, { report, now }: Options) {
  const moveFilesIn = await stageFiles(archive, settings.dataDir, report)
  const db = connect(settings)
  try {
    return await transact(db, async (db) => {
      await toMigration(db, archive.manifest.migration)
      const cleaned = await putRowsBack(archive, db, engineOf(settings), report)
      await toLatest(db)
      // A session that was stolen, or ended since the backup, must not come back to life.
      await revokeAllSessions(db, now)
      // What waited then was sent long ago, or tells of what has been answered since.
      await forgetAllMails(db)
      await audit(db, commandLine, now, { action: 'restored', objectKind: 'backup' })
      // The commit comes last: files without rows do no harm, rows without files would.
      await moveFilesIn()
      return cleaned
    })
  } finally {
    await db.destroy()
  }
}

/** Answers how many rows could not be put back exactly as they were. */
async function putRowsBack(archive: Archive, db: Db, engine: Engine, report: Report) {
  const { tables } = archive.manifest
  let cleaned = 0
  for (const [index, table] of tables.entries()) {
    await report('Tables', index, tables.length)
    for await (const rows of archive.rows(table)) {
      const fit = engine === 'postgres' ? rows.map(withoutNul) : rows
      cleaned += fit.filter((row, each) => row !== rows[each]).length
      await insertRows(db, table.name, fit)
    }
  }
  await report('Tables', tables.length, tables.length)
  return cleaned
}
