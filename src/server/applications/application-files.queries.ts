import type { ApplicationFileRow } from '../db/tables/applications.ts'
import type { Db } from '../db/transact.ts'
import { documentRow, type NamedDocument } from '../documents/document-rows.queries.ts'

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
    ...documentRow(document, place),
    application_id: applicationId,
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
