import type { AuditAction } from '#contract/records/audit-actions.ts'
import { resealSecondFactors } from '#server/accounts/second-factor/second-factor.ts'
import { type Db, transact } from '#server/platform/db/transact.ts'
import { createDocuments, type Documents } from '#server/platform/files/document-store.ts'
import { lockInstallation } from '#server/platform/files/installation-id.queries.ts'
import { openFileStore } from '#server/platform/files/stores/open-store.ts'
import { createVault, type Vault } from '#server/platform/files/vault.ts'
import {
  currentFileKeys,
  hasFilesKey,
  newFileKey,
  readFilesKey,
  retireKey,
  writeFilesKey,
} from '#server/platform/settings/file-keys.ts'
import type { Settings } from '#server/platform/settings/settings.ts'
import { auditCommand } from '#server/records/audit/audit.queries.ts'
import {
  countFilesOfOtherKeys,
  listFilesOfOtherKeys,
  setKeyName,
} from '#server/records/documents/documents.queries.ts'
import { count, type Report, showProgress } from '../command.ts'

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

type Dependencies = { db: Db; documents: Documents; vault: Vault }

const batchSize = 100

/** Puts a new key before the one in use, unless an earlier rotation was interrupted and is to be continued. */
export function beginRotation(db: Db, keysDir: string, now: Date) {
  return transact(db, async (db) => {
    // Only one of two commands at the same time may make a key.
    await lockInstallation(db)
    const keys = await readFilesKey(keysDir)
    if (keys.length === 1) await writeFilesKey(keysDir, [newFileKey(now), ...keys])
  })
}

/** Seals everything again that is sealed with another key than the newest one. */
export async function resealAll(context: Dependencies, report: Report) {
  const keyName = await context.vault.keyName()
  const total = await countFilesOfOtherKeys(context.db, keyName)
  let resealed = 0
  let before: number
  // What was received meanwhile may still have the old key.
  do {
    before = resealed
    resealed += await resealDocuments(context, keyName, (done) =>
      report('Documents', Math.min(before + done, total), total),
    )
  } while (resealed > before)
  return {
    resealed,
    failed: await countFilesOfOtherKeys(context.db, keyName),
    failedFactors: await resealSecondFactors(context.db, context.vault),
  }
}

/** Keeps only the newest key in use. The others can still open backups from before. */
export async function retireOldKeys(keysDir: string): Promise<string[]> {
  const [newest, ...old] = await readFilesKey(keysDir)
  if (!newest) throw new Error(`There is no files-key in ${keysDir}.`)
  for (const key of old) await retireKey(keysDir, key)
  await writeFilesKey(keysDir, [newest])
  return old.map(({ name }) => name)
}

/** Returns how many were sealed again. Those that cannot be opened keep their key. */
async function resealDocuments(
  { db, documents }: Dependencies,
  keyName: string,
  report: (done: number) => void | Promise<void>,
) {
  let resealed = 0
  let last = ''
  for (;;) {
    const files = await listFilesOfOtherKeys(db, keyName, last, batchSize)
    for (const { id, kind, stored_name: storedName } of files) {
      const used = await documents.reseal({ id, kind, storedName }).catch(() => undefined)
      if (used === undefined) continue
      // A document that was deleted meanwhile must not come back.
      if (!(await setKeyName(db, id, used))) await documents.remove(storedName)
      resealed += 1
      await report(resealed)
    }
    last = files.at(-1)?.id ?? last
    if (files.length < batchSize) return resealed
  }
}
