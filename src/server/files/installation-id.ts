import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '../db/portable.ts'
import type { Db } from '../db/transact.ts'
import { isMissing, putFile } from './store.ts'

const fileName = 'installation-id'

/** Undefined for a new database. */
export async function databaseId(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('installation').select('installation_id').executeTakeFirst()
  return row?.installation_id
}

/** The id of a database, which gets one if it has none. */
export async function ensureDatabaseId(db: Db): Promise<string> {
  const installation_id = newId()
  await db
    .insertInto('installation')
    .values({ id: 1, installation_id })
    .onConflict((on) => on.column('id').doNothing())
    .execute()
  return (await databaseId(db)) ?? installation_id
}

export const folderIdFile = (dataDir: string) => join(dataDir, fileName)

export async function folderId(dataDir: string): Promise<string | undefined> {
  try {
    return (await readFile(folderIdFile(dataDir), 'utf8')).trim()
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

export const saveFolderId = (dataDir: string, id: string) =>
  putFile(dataDir, fileName, Buffer.from(`${id}\n`))

/** Whether the files in the folder belong to this database. Otherwise none may be taken for unused. */
export async function filesBelongTo(db: Db, dataDir: string): Promise<boolean> {
  const id = await databaseId(db)
  return id !== undefined && id === (await folderId(dataDir))
}
