import { stat } from 'node:fs/promises'
import { count, runCommand } from '../command.ts'
import { createBackup } from './backup.ts'

/** `npm run backup -- FILE` */
await runCommand('backup', 'No backup was made', async (settings, file, report) => {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stop.abort())
  }
  const options = { report, now: new Date(), signal: stop.signal }
  const { tables, files } = await createBackup(settings, file, options)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const megabytes = (await stat(file)).size / 1_000_000
  return [
    `Wrote ${file}: ${count(rows, 'row')}, ${count(files.length, 'file')}, ${megabytes.toFixed(1)} MB.`,
    'The keys are not in it: keep a copy of KEYS_DIR in another place.',
  ]
})
