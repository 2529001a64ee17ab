import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { listReferencedFiles } from '../backup/file-references.ts'
import { once } from '../db/once.ts'
import type { Db } from '../db/transact.ts'
import {
  databaseId,
  ensureDatabaseId,
  filesBelongTo,
  folderId,
  saveFolderId,
} from '../files/installation-id.ts'
import { isPictureFile } from '../files/pictures.ts'
import { isMissing } from '../files/store.ts'
import { isStoredName } from '../files/stored-name.ts'

export const foreignFiles =
  'WARNING: the pictures and documents in DATA_DIR do not belong to this database, so no unused file is removed. ' +
  'If this is the wrong database, stop the server and use the right one. ' +
  'If the files do belong to it, run: npm run office -- files adopt'

/**
 * Finds out at the start whether database and files belong together. While there are no files, both
 * get the same id. Files from before there were ids are adopted if the database refers to at least
 * one of them, and only at its first start: a new database would soon refer to a file of its own
 * among those of another.
 */
export async function recognizeFiles(db: Db, dataDir: string, now: Date): Promise<boolean> {
  if (await filesBelongTo(db, dataDir)) return true
  if (await hasFiles(dataDir)) {
    await once(db, 'installation', now, async (db) => {
      const hasId = (await databaseId(db)) ?? (await folderId(dataDir))
      if (!hasId && (await refersToFiles(db, dataDir))) await adoptFiles(db, dataDir)
    })
  } else {
    await saveFolderId(dataDir, await ensureDatabaseId(db))
  }
  return filesBelongTo(db, dataDir)
}

/** Gives both a new id, so that the files belong to this database and to no other one. */
export async function adoptFiles(db: Db, dataDir: string) {
  await db.deleteFrom('installation').execute()
  await saveFolderId(dataDir, await ensureDatabaseId(db))
}

/** The pictures and documents in a folder, with names such as `pictures/…`. */
export async function listFiles(dir: string): Promise<string[]> {
  const pictures = (await namesIn(join(dir, 'pictures'))).filter(isPictureFile)
  const documents = (await namesIn(join(dir, 'documents'))).filter(isStoredName)
  return [
    ...pictures.map((name) => `pictures/${name}`),
    ...documents.map((name) => `documents/${name}`),
  ]
}

async function hasFiles(dataDir: string): Promise<boolean> {
  const files = [...(await listFiles(dataDir)), ...(await listFiles(join(dataDir, 'bin')))]
  return files.length > 0
}

async function namesIn(dir: string): Promise<string[]> {
  return readdir(dir).catch((error) => {
    if (isMissing(error)) return []
    throw error
  })
}

async function refersToFiles(db: Db, dataDir: string): Promise<boolean> {
  const found = new Set(await listFiles(dataDir))
  return (await listReferencedFiles(db)).some(({ name }) => found.has(name))
}
