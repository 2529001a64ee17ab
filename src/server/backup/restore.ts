import { count, runCommand } from './command.ts'
import { restoreBackup } from './restore-backup.ts'

await runCommand('restore', 'Nothing was restored', async (settings, file, report) => {
  const { manifest, cleaned, shut } = await restoreBackup(settings, file, {
    report,
    now: new Date(),
  })
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const lines = [
    `Restored what was there on ${manifest.madeAt}: ${count(rows, 'row')}, ${count(manifest.files.length, 'file')}.`,
    'Every session has ended: everyone signs in again.',
  ]
  if (cleaned > 0) {
    lines.push(`PostgreSQL stores no NUL character: it was taken out of ${count(cleaned, 'row')}.`)
  }
  if (!shut) lines.push('WARNING: it could not be seen whether the keys open the documents.')
  if (shut && shut.length > 0) {
    lines.push(
      `WARNING: applicants' documents stay shut: the key ${shut.join(', ')} is not in KEYS_DIR or FILES_KEY.`,
      'Bring the keys back from where they are kept before you start the server.',
    )
  }
  return lines
})
