import { once } from '#server/platform/db/milestones.ts'
import { type Db, transact } from '#server/platform/db/transact.ts'
import { listFiles } from '#server/platform/files/document-store.ts'
import {
  databaseId,
  ensureDatabaseId,
  filesBelongTo,
  forgetDatabaseId,
  saveStoreId,
  storeId,
} from '#server/platform/files/installation-id.queries.ts'
import { type FileStore, trashFolder } from '#server/platform/files/stores/file-store.ts'
import { openFileStore } from '#server/platform/files/stores/open-store.ts'
import type { Settings } from '#server/platform/settings/settings.ts'
import { auditCommand } from '#server/records/audit/audit.queries.ts'
import { listReferencedFiles } from '../backup/file-references.ts'

export const foreignFiles = ({ setting }: FileStore) =>
  `WARNING: the pictures and documents in ${setting} do not belong to this database, so no unused file is removed. ` +
  'If this is the wrong database, stop the server and use the right one. ' +
  'If the files do belong to it, run: npm run office -- files adopt'

/**
 * Finds out at the start whether database and files belong together. While there are no files, both
 * get the same id. Files from before there were ids are adopted if the database refers to at least
 * one of them, and only at its first start: a new database would soon refer to a file of its own
 * among those of another.
 */
export async function recognizeFiles(db: Db, store: FileStore, now: Date): Promise<boolean> {
  if (await filesBelongTo(db, store)) return true
  if (await hasFiles(store)) {
    await once(db, 'installation', now, async (db) => {
      const hasId = (await databaseId(db)) ?? (await storeId(store))
      if (!hasId && (await refersToFiles(db, store))) await adoptFiles(db, store)
    })
  } else {
    await saveStoreId(store, await ensureDatabaseId(db))
  }
  return filesBelongTo(db, store)
}

/** Gives both a new id, so that the files belong to this database and to no other one. */
async function adoptFiles(db: Db, store: FileStore) {
  await forgetDatabaseId(db)
  await saveStoreId(store, await ensureDatabaseId(db))
}

async function hasFiles(store: FileStore): Promise<boolean> {
  const files = [...(await listFiles(store)), ...(await listFiles(store, `${trashFolder}/`))]
  return files.length > 0
}

async function refersToFiles(db: Db, store: FileStore): Promise<boolean> {
  const found = new Set(await listFiles(store))
  return (await listReferencedFiles(db)).some(({ name }) => found.has(name))
}

/** `npm run office -- files adopt`: for files that do belong to this database, though their id says otherwise. */
export async function adoptCommand(db: Db, settings: Settings, now: Date): Promise<string> {
  const store = await openFileStore(settings)
  if (await filesBelongTo(db, store)) return 'The files already belong to this database.'
  await transact(db, async (db) => {
    await adoptFiles(db, store)
    await auditCommand(db, settings, now, { action: 'adopted', objectKind: 'files' })
  })
  const needed = new Set((await listReferencedFiles(db)).map(({ name }) => name))
  const files = await listFiles(store)
  const unused = files.filter((name) => !needed.has(name))
  return `The ${files.length} pictures and documents in ${store.setting} now belong to this database.
No record refers to ${unused.length} of them: the server moves these to the folder ${trashFolder} there, and erases them after 30 days.`
}
