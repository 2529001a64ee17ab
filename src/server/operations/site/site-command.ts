import { access } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { lockDataFolder } from '#server/platform/db/instances.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { inSnapshot } from '#server/platform/db/whole-database.ts'
import { takeBackupLease } from '#server/platform/files/backup-lease.ts'
import { openFileStore } from '#server/platform/files/stores/open-store.ts'
import type { Settings } from '#server/platform/settings/settings.ts'
import { days } from '#server/platform/time.ts'
import { refuseExisting } from '../backup/backup.ts'
import { count } from '../command.ts'
import { writeSite } from './site-archive.ts'
import { listPictures, readContent, siteLabel, siteTableNames } from './site-content.ts'
import { importSite, undoFile } from './site-import.ts'

/** `npm run office -- site export FILE`: the content of the website, without people, in one archive. */
export async function exportCommand(settings: Settings, file: string, now: Date): Promise<string> {
  await refuseExisting(file)
  const store = await openFileStore(settings)
  const release = await takeBackupLease(store)
  try {
    const content = await inSnapshot(settings, readContent)
    await writeSite(file, content, { address: settings, store, now })
    const counts = siteTableNames.flatMap((name) => {
      const label = siteLabel(name)
      return label ? [`${label}: ${content[name].length}`] : []
    })
    return `Wrote ${file}, with ${count(listPictures(content).length, 'picture')}. It contains no applications, referrals, messages or accounts.
${counts.join(', ')}.`
  } finally {
    await release()
  }
}

/** `npm run office -- site import FILE`: replaces the content of the website by that of an export. */
export async function importCommand(
  db: Db,
  settings: Settings,
  { file, now, yes }: { file: string; now: Date; yes: boolean },
): Promise<string> {
  const options = { settings, now, action: 'imported', confirm: askFirst(yes) } as const
  const result = await whileStopped(settings, () => importSite(db, file, options))
  if (result === 'nothing to change') return 'The website has this content already.'
  if (result === 'not confirmed') return unchanged
  return `Imported ${file}. What was there before is in ${undoFile(settings)}.
To undo this: npm run office -- site undo-import`
}

/** `npm run office -- site undo-import`: goes back to what was there before the last import. */
export async function undoImportCommand(
  db: Db,
  settings: Settings,
  { now, yes }: { now: Date; yes: boolean },
): Promise<string> {
  const file = undoFile(settings)
  await access(file).catch(() => {
    throw new Error(`There is no import to undo: ${file} does not exist.`)
  })
  const options = { settings, now, action: 'undid-import', confirm: askFirst(yes) } as const
  const result = await whileStopped(settings, () => importSite(db, file, options))
  if (result === 'nothing to change') return 'The content is as it was before the import.'
  if (result === 'not confirmed') return unchanged
  return 'The content is as it was before the import. The same command brings the import back.'
}

const unchanged = 'Nothing was changed. To import without being asked, add --yes.'

/** With SQLite a running server would not learn of the change. */
async function whileStopped<T>(settings: Settings, act: () => Promise<T>): Promise<T> {
  const lock = lockDataFolder(settings)
  // A command ends when nothing else is to be done, and the process that decodes pictures does not count.
  const stayAlive = setInterval(() => {}, 1 * days)
  return act().finally(() => {
    clearInterval(stayAlive)
    lock?.close()
  })
}

/** Shows what would change and asks. A script cannot be asked, so it has to say --yes. */
const askFirst = (yes: boolean) => async (preview: string[]) => {
  process.stdout.write(`${preview.join('\n')}\n`)
  if (yes || !process.stdin.isTTY) return yes
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('Change the website like this? (y/n) ')
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}
