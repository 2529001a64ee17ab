import { resealSecondFactors } from '#server/accounts/second-factor/sealed-secrets.ts'
import { type Db, transact } from '#server/platform/db/transact.ts'
import type { Documents } from '#server/platform/files/document-store.ts'
import { lockInstallation } from '#server/platform/files/installation-id.queries.ts'
import type { Vault } from '#server/platform/files/vault.ts'
import {
  newFileKey,
  readFilesKey,
  retireKey,
  writeFilesKey,
} from '#server/platform/settings/file-keys.ts'
import {
  countFilesOfOtherKeys,
  listFilesOfOtherKeys,
  setKeyName,
} from '#server/records/documents/document-rows.queries.ts'
import type { Report } from '../command.ts'

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
