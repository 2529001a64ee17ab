import { newId } from '../db/portable.ts'
import type { Db } from '../db/transact.ts'
import { unlessMissing } from '../errors.ts'
import type { FileStore } from './stores/file-store.ts'

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

/** Takes the id away, so that the database belongs to no files. */
export const forgetDatabaseId = (db: Db) => db.deleteFrom('installation').execute()

/** Until the end of the transaction another one waits here. */
export const lockInstallation = (db: Db) => db.updateTable('installation').set({ id: 1 }).execute()

export const storeId = (store: FileStore): Promise<string | undefined> =>
  unlessMissing(undefined, async () => (await store.get(fileName)).toString().trim())

export const saveStoreId = (store: FileStore, id: string) =>
  store.put(fileName, Buffer.from(`${id}\n`))

export const removeStoreId = (store: FileStore) => store.remove(fileName)

/** Whether the files in the store belong to this database. Otherwise none may be taken for unused. */
export async function filesBelongTo(db: Db, store: FileStore): Promise<boolean> {
  const id = await databaseId(db)
  return id !== undefined && id === (await storeId(store))
}
