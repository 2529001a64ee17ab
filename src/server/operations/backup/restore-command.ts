import { count, runCommand } from '../command.ts'
import { missingKeysWarning } from '../keys/missing-keys.ts'
import { withBackupFile } from './backup-place.ts'
import { restoreBackup } from './restore.ts'

/** `npm run restore -- FILE`, where FILE may be in the store of BACKUP_URL: `s3://bucket/prefix/NAME`. */
await runCommand('restore', 'Nothing was restored', async (settings, file, report) => {
  const options = { report, now: new Date() }
  const { manifest, sealed, rowsChanged, missingKeys } = await withBackupFile(
    settings,
    file,
    (local) => restoreBackup(settings, local, options),
  )
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const lines = [
    `Restored the backup of ${manifest.madeAt}: ${count(rows, 'row')}, ${count(manifest.files.length, 'file')}.`,
    'All sessions have ended: everyone has to sign in again.',
  ]
  if (!sealed) {
    lines.push(
      'WARNING: this backup is an open one, as older versions made them. Whoever had the file could read it and change it, for example make themselves an owner: look at the list of administrators.',
    )
  }
  if (rowsChanged > 0) {
    lines.push(
      `PostgreSQL cannot store the NUL character: it was removed from ${count(rowsChanged, 'row')}.`,
    )
  }
  if (!missingKeys) lines.push('WARNING: could not check whether the keys open the documents.')
  if (missingKeys && missingKeys.length > 0) {
    lines.push(missingKeysWarning(missingKeys))
  }
  return lines
})
