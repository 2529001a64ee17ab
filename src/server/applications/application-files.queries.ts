import type { ApplicationFileRow } from '../db/tables/applications.ts'
import type { Db } from '../db/transact.ts'
import type { StoredDocument } from '../files/document-store.ts'

/** A stored document with the name its sender gave it. */
export type NamedDocument = StoredDocument & { originalName: string }

/** The files of several applications, in the order of each application. */
export function listFilesOf(db: Db, applicationIds: string[]): Promise<ApplicationFileRow[]> {
  if (applicationIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('application_files')
    .selectAll()
    .where('application_id', 'in', applicationIds)
    .orderBy('place')
    .execute()
}

/** The file that has all the given values. */
export function findFile(
  db: Db,
  known: Partial<Pick<ApplicationFileRow, 'id' | 'application_id' | 'kind' | 'stored_name'>>,
) {
  return db
    .selectFrom('application_files')
    .selectAll()
    .where((eb) => eb.and(known))
    .executeTakeFirst()
}

/** Adds files to an application, which then counts as having files of these kinds. */
export async function addFiles(db: Db, applicationId: string, documents: NamedDocument[]) {
  if (documents.length === 0) return
  const rows = documents.map((document, place) => ({
    id: document.id,
    application_id: applicationId,
    kind: document.kind,
    place,
    stored_name: document.storedName,
    original_name: document.originalName,
    type: document.type,
    size: document.size,
    sha256: document.sha256,
    key_name: document.keyName,
  }))
  await db.insertInto('application_files').values(rows).execute()
  const kinds = documents.map(({ kind }) => kind)
  await db
    .updateTable('applications')
    .set({
      ...(kinds.includes('resume') && { has_resume: 1 }),
      ...(kinds.includes('identification') && { has_identification: 1 }),
    })
    .where('id', '=', applicationId)
    .execute()
}

/** Records files whose rows are deleted, so that they are deleted from the disk afterwards. */
export async function markRemoved(db: Db, names: string[], now: Date) {
  const removed_at = now.toISOString()
  const rows = names.map((stored_name) => ({ stored_name, removed_at }))
  if (rows.length > 0) await db.insertInto('removed_files').values(rows).execute()
}

export async function listRemoved(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('removed_files').select('stored_name').execute()
  return rows.map((row) => row.stored_name)
}

export async function forgetRemoved(db: Db, names: string[]) {
  if (names.length === 0) return
  await db.deleteFrom('removed_files').where('stored_name', 'in', names).execute()
}

export function listAllFiles(db: Db) {
  return db.selectFrom('application_files').select(['application_id', 'stored_name']).execute()
}

/** The names of the keys that files are encrypted with. */
export async function listKeyNames(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('application_files').select('key_name').distinct().execute()
  return rows.map((row) => row.key_name)
}

export function listFilesOfKey(db: Db, keyName: string, limit: number) {
  return db
    .selectFrom('application_files')
    .selectAll()
    .where('key_name', '=', keyName)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** The next files after `after` that are encrypted with other keys than this one. */
export function listFilesOfOtherKeys(db: Db, keyName: string, after: string, limit: number) {
  return db
    .selectFrom('application_files')
    .selectAll()
    .where('key_name', '!=', keyName)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function countFilesOfOtherKeys(db: Db, keyName: string): Promise<number> {
  const { count } = await db
    .selectFrom('application_files')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('key_name', '!=', keyName)
    .executeTakeFirstOrThrow()
  return count
}

/** Returns false when the row is gone. */
export async function setKeyName(db: Db, id: string, keyName: string): Promise<boolean> {
  const changed = await db
    .updateTable('application_files')
    .set({ key_name: keyName })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** The next names in alphabetical order after `after`, to read the whole table in batches. */
export async function listStoredNames(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('application_files')
    .select('stored_name')
    .where('stored_name', '>', after)
    .orderBy('stored_name')
    .limit(limit)
    .execute()
  return rows.map((row) => row.stored_name)
}
