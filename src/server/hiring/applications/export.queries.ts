import type { Db } from '#server/platform/db/transact.ts'
import { inPages } from '#server/records/exports/pages.queries.ts'

export type ExportedApplication = Awaited<
  ReturnType<ReturnType<typeof exported>['execute']>
>[number]

/** Every application, newest first. */
export const allApplications = (db: Db) =>
  inPages((olderThanLast) => exported(db).where(olderThanLast))

/** These applications, newest first. There are few enough for one page. */
export async function* selectedApplications(db: Db, ids: string[]) {
  yield await exported(db).where('id', 'in', ids).execute()
}

/** Without the documents and their names. */
const exported = (db: Db) =>
  db
    .selectFrom('applications')
    .select(['id', 'created_at', 'updated_at', 'first_name', 'last_name', 'email', 'phone'])
    .select(['position', 'location', 'status', 'notes', 'language'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
