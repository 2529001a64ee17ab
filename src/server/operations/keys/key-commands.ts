import type { AuditAction } from '#contract/records/audit-actions.ts'
import { type Db, transact } from '#server/platform/db/transact.ts'
import { createDocuments } from '#server/platform/files/document-store.ts'
import { openFileStore } from '#server/platform/files/stores/open-store.ts'
import { createVault } from '#server/platform/files/vault.ts'
import {
  currentFileKeys,
  hasFilesKey,
  newFileKey,
  readFilesKey,
  writeFilesKey,
} from '#server/platform/settings/file-keys.ts'
import type { Settings } from '#server/platform/settings/settings.ts'
import { auditCommand } from '#server/records/audit/audit-command.ts'
import { count, showProgress } from '../command.ts'
import { beginRotation, resealAll, retireOldKeys } from './rotate-keys.ts'

/** `npm run office -- keys rotate`: can be repeated after it was interrupted, and while the server runs. */
export async function rotateCommand(db: Db, settings: Settings, now: Date): Promise<string> {
  const { filesKey, keysDir } = settings
  const vault = createVault(currentFileKeys(filesKey, keysDir))
  const documents = createDocuments(await openFileStore(settings), vault)
  if (!(await documents.belongTo(db))) {
    throw new Error('The files do not belong to this database. Nothing was changed.')
  }
  if (filesKey === undefined) {
    if (!(await hasFilesKey(keysDir))) throw new Error(`There is no files-key in ${keysDir}.`)
    await beginRotation(db, keysDir, now)
  }
  const { report, clear } = showProgress(process.stdout)
  const context = { db, documents, vault }
  const { resealed, failed, failedFactors } = await resealAll(context, report).finally(clear)
  const keyName = await vault.keyName()
  if (filesKey !== undefined && resealed + failed === 0) return howToRotate(keyName)
  await record(db, settings, now, 'rotated')
  if (failed > 0) {
    throw new Error(
      `${count(failed, 'document')} cannot be opened and could not be sealed again, so the old keys are still in use. All others have the key ${keyName}.`,
    )
  }
  if (failedFactors > 0) {
    throw new Error(
      `${count(failedFactors, 'second factor')} cannot be opened, so the old keys are still in use. Reset them with: npm run office -- user reset-factor EMAIL`,
    )
  }
  const retired = filesKey === undefined ? await retireOldKeys(keysDir) : []
  return [
    `Sealed ${count(resealed, 'document')} again: all documents have the key ${keyName}.`,
    filesKey === undefined
      ? `The old key is now ${retired.map((name) => `${keysDir}/retired-${name}`).join(', ')}.`
      : 'You can remove the other keys from FILES_KEY and restart the server.',
    'Backups from before need the old key: keep a copy of it, and one of the new key, in another place.',
  ].join('\n')
}

/** `npm run office -- keys new`: for a key that is lost forever. */
export async function newKeyCommand(db: Db, settings: Settings, now: Date): Promise<string> {
  const { filesKey, keysDir } = settings
  if (filesKey !== undefined) throw new Error('FILES_KEY has the key. Put a new one first in it.')
  if ((await readFilesKey(keysDir)).length > 0) {
    throw new Error(
      `There is a files-key in ${keysDir}. To change it, run: npm run office -- keys rotate`,
    )
  }
  const key = newFileKey(now)
  await writeFilesKey(keysDir, [key])
  await record(db, settings, now, 'made-new-key')
  return `Made the key ${key.name} in ${keysDir}. Keep a copy of it in another place.
Documents that were sealed before cannot be opened. If you find their key, put it there as retired-NAME (for the first key: retired-local) and restart the server.`
}

const record = (db: Db, settings: Settings, now: Date, action: AuditAction) =>
  transact(db, (db) => auditCommand(db, settings, now, { action, objectKind: 'files' }))

const howToRotate = (keyName: string) =>
  `All documents have the key ${keyName}, the first one in FILES_KEY. To change it:
1. Make a new key: openssl rand -base64 32
2. Put it first in FILES_KEY, under a new name: FILES_KEY=NEW-NAME:NEW-KEY,${keyName}:…
3. Restart every server that shares the database, so that all of them know both keys.
4. Run this command again.`
