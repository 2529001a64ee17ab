import type { Application, OpenedApplication } from '#contract/hiring/applications.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { isPerson } from '#server/records/privacy/people.queries.ts'

const most = 20

/** The other applications of the same person, newest first. */
export function listAlsoApplied(
  db: Db,
  { id, email, phone }: Pick<Application, 'id' | 'email' | 'phone'>,
): Promise<OpenedApplication['alsoApplied']> {
  return db
    .selectFrom('applications')
    .select(['id', 'job_id as jobId', 'position', 'status', 'created_at as createdAt'])
    .where(isPerson({ email, phone }))
    .where('id', '!=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}
