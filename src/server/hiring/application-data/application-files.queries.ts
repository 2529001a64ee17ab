import type { ApplicationFileRow } from '#server/platform/db/tables/hiring.ts'
import type { DocumentKind } from '#server/platform/db/tables/records.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { uploadPaths } from '#server/platform/files/documents.ts'
import { documentRow, type NamedDocument } from '#server/records/documents/documents.queries.ts'
import type { FindNames } from '#server/records/feature.ts'

/** The files of several applications, in the order of each application. */
export function listApplicationFiles(
  db: Db,
  applicationIds: string[],
): Promise<ApplicationFileRow[]> {
  if (applicationIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('application_files')
    .selectAll()
    .where('application_id', 'in', applicationIds)
    .orderBy('place')
    .execute()
}

/** The resumes that a newer one took the place of, oldest first. */
export async function listEarlierResumes(db: Db, applicationId: string) {
  const files = await listApplicationFiles(db, [applicationId])
  return files
    .filter((file) => file.kind === 'resume')
    .slice(0, -1)
    .map(toResume)
}

export const toResume = (file: ApplicationFileRow) => ({
  filename: file.stored_name,
  originalName: file.original_name,
  size: file.size,
  loadsExternal: file.loads_external === 1,
})

/** The newest file that has all the given values. */
export function findFile(
  db: Db,
  known: Partial<Pick<ApplicationFileRow, 'id' | 'application_id' | 'kind' | 'stored_name'>>,
) {
  return db
    .selectFrom('application_files')
    .selectAll()
    .where((eb) => eb.and(known))
    .orderBy('place', 'desc')
    .executeTakeFirst()
}

/** The name and the item of the first-day list under which a document was asked for. */
export type AskedFor = Pick<ApplicationFileRow, 'name' | 'item'>

/** What the audit log calls a file. */
export const fileRecordKind = (kind: DocumentKind | undefined) =>
  kind === 'resume' ? 'resume' : kind === 'other' ? 'applicant document' : 'identification document'

/** The documents that have a name of their own, oldest first. */
export async function listNamedDocuments(db: Db, applicationId: string) {
  const files = await listApplicationFiles(db, [applicationId])
  return files
    .filter((file) => file.kind === 'other')
    .map(({ id, name, item, stored_name, original_name, size }) => ({
      id,
      name,
      item,
      path: `${uploadPaths.identification}/${stored_name}`,
      originalName: original_name,
      size,
    }))
}

/** Adds files to an application, after those it has. It then counts as having files of these kinds. */
export async function addFiles(
  db: Db,
  applicationId: string,
  documents: NamedDocument[],
  { name, item }: AskedFor = { name: '', item: '' },
) {
  if (documents.length === 0) return
  const before = (await listApplicationFiles(db, [applicationId])).at(-1)?.place ?? -1
  const rows = documents.map((document, index) => ({
    ...documentRow(document, before + 1 + index),
    application_id: applicationId,
    name,
    item,
  }))
  await db.insertInto('application_files').values(rows).execute()
  const kinds = documents.map(({ kind }) => kind)
  const has = {
    ...(kinds.includes('resume') && { has_resume: 1 as const }),
    ...(kinds.includes('identification') && { has_identification: 1 as const }),
  }
  if (Object.keys(has).length === 0) return
  await db.updateTable('applications').set(has).where('id', '=', applicationId).execute()
}

export const findApplicants: FindNames = async (db, ids) => {
  const rows = await db
    .selectFrom('applications')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', ids)
    .execute()
  return rows.map(toNamed)
}

/** A line of the audit log is about a file. Older ones are about its application. */
export const findApplicantsOfFiles: FindNames = async (db, ids) => {
  const files = await db
    .selectFrom('application_files as f')
    .innerJoin('applications as a', 'a.id', 'f.application_id')
    .select(['f.id', 'a.first_name', 'a.last_name'])
    .where('f.id', 'in', ids)
    .execute()
  return [...files.map(toNamed), ...(await findApplicants(db, ids))]
}

const toNamed = (row: { id: string; first_name: string; last_name: string }) => ({
  id: row.id,
  name: `${row.first_name} ${row.last_name}`,
})
