import { stat } from 'node:fs/promises'
import { count, runCommand } from '../command.ts'
import { createBackup } from './backup.ts'
import { sealingKey } from './backup-keys.ts'

/** `npm run backup -- FILE` */
await runCommand('backup', 'No backup was made', async (settings, file, report) => {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stop.abort())
  }
  const key = await sealingKey(settings)
  const options = { report, now: new Date(), signal: stop.signal, key }
  const { tables, files } = await createBackup(settings, file, options)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const megabytes = (await stat(file)).size / 1_000_000
  return [
    `Wrote ${file}: ${count(rows, 'row')}, ${count(files.length, 'file')}, ${megabytes.toFixed(1)} MB.`,
    'It is sealed, and the keys are not in it. Without backup-key nobody can restore it: keep a copy of KEYS_DIR in another place.',
  ]
})
