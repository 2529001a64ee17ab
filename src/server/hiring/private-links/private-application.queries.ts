import { sql } from 'kysely'
import { newsLimit } from '#contract/records/news.ts'
import { type AskForm, askedName, type DocumentRequest } from '#contract/records/private-links.ts'
import { newId } from '#server/platform/db/portable.ts'
import type { DocumentRequestRow } from '#server/platform/db/tables/records.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { privateLinksInWords } from '#server/records/private-links/private-links.queries.ts'

export const findPositionAndStatus = (db: Db, id: string) =>
  db
    .selectFrom('applications')
    .select(['job_id', 'position', 'status', 'offer_made_on', 'offer_answer'])
    .where('id', '=', id)
    .executeTakeFirst()

export async function addRequest(
  db: Db,
  applicationId: string,
  { kind, name = '', item = '', note }: AskForm,
  now: Date,
  by: string,
): Promise<DocumentRequest> {
  const row = {
    id: newId(),
    kind,
    name: kind === 'other' ? name : '',
    item,
    note,
    created_at: now.toISOString(),
  }
  await db
    .insertInto('document_requests')
    .values({ ...row, application_id: applicationId, created_by: by })
    .execute()
  return toRequest(row)
}

/** What an applicant was asked for and has not sent yet, oldest first. */
export async function listOpenRequests(db: Db, applicationId: string): Promise<DocumentRequest[]> {
  const rows = await allRequests(db, applicationId).where('received_at', 'is', null).execute()
  return rows.map(toRequest)
}

/** Everything that an applicant was asked for, oldest first. */
async function listAllRequests(db: Db, applicationId: string): Promise<DocumentRequest[]> {
  return (await allRequests(db, applicationId).execute()).map(toRequest)
}

const allRequests = (db: Db, applicationId: string) =>
  db
    .selectFrom('document_requests')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('created_at')
    .orderBy('id')

/** A request of this application, also one that was answered. */
export function findRequest(db: Db, applicationId: string, id: string) {
  return db
    .selectFrom('document_requests')
    .select(['id', 'kind', 'name', 'item'])
    .where('id', '=', id)
    .where('application_id', '=', applicationId)
    .executeTakeFirst()
}

/** Marks a request as answered. Returns false when it was before: of two answers, only one counts. */
export async function closeRequest(db: Db, id: string, now: Date): Promise<boolean> {
  const closed = await db
    .updateTable('document_requests')
    .set({ received_at: now.toISOString() })
    .where('id', '=', id)
    .where('received_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return closed !== undefined
}

/** Marks all open requests for this kind of document, or for the one with this name, as answered. */
export async function closeRequests(
  db: Db,
  applicationId: string,
  { kind, name }: Pick<DocumentRequestRow, 'kind' | 'name'>,
  now: Date,
) {
  await db
    .updateTable('document_requests')
    .set({ received_at: now.toISOString() })
    .where('application_id', '=', applicationId)
    .where('kind', '=', kind)
    .$if(kind === 'other', (query) => query.where('name', '=', name))
    .where('received_at', 'is', null)
    .execute()
}

/** Deletes a request that nobody has answered, and returns what it asked for. */
export function deleteRequest(db: Db, applicationId: string, id: string) {
  return db
    .deleteFrom('document_requests')
    .where('id', '=', id)
    .where('application_id', '=', applicationId)
    .where('received_at', 'is', null)
    .returning('kind')
    .executeTakeFirst()
}

type Asked = Pick<DocumentRequestRow, 'id' | 'kind' | 'name' | 'item' | 'note' | 'created_at'>

const toRequest = ({ id, kind, name, item, note, created_at }: Asked): DocumentRequest => ({
  id,
  kind,
  name,
  item,
  note,
  createdAt: created_at,
})

/** What is stored about an applicant's links and the documents that were asked for. */
export async function linksInWords(db: Db, applicationId: string) {
  const requests = await listAllRequests(db, applicationId)
  return [
    { label: 'Private links', text: await privateLinksInWords(db, applicationId) },
    {
      label: 'Documents asked for',
      text: requests
        .map((request) => [askedName(request), request.note].filter(Boolean).join(': '))
        .join('; '),
    },
  ]
}

const name = sql<string>`a.first_name || ' ' || a.last_name`.as('name')

/** Applicants who withdrew with their private link. */
export const listWithdrawals = (db: Db, since: string) =>
  db
    .selectFrom('application_status_history as h')
    .innerJoin('applications as a', 'a.id', 'h.application_id')
    .select(['a.id as recordId', 'h.at', name])
    .where('h.status', '=', 'withdrawn')
    .where('h.actor_id', 'is', null)
    .where('h.at', '>', since)
    .orderBy('h.at', 'desc')
    .limit(newsLimit)
    .execute()

/** Documents that applicants added with their private link; the log has no actor for them. */
export const listAddedDocuments = (db: Db, since: string) =>
  db
    .selectFrom('audit_log as l')
    .innerJoin('application_files as f', 'f.id', 'l.object_id')
    .innerJoin('applications as a', 'a.id', 'f.application_id')
    .select(['a.id as recordId', 'l.at', name])
    .where('l.object_kind', 'in', ['resume', 'identification document'])
    .where('l.action', '=', 'added')
    .where('l.actor_id', 'is', null)
    .where('l.at', '>', since)
    .orderBy('l.at', 'desc')
    .limit(newsLimit)
    .execute()

export const listAcknowledged = (db: Db, since: string) =>
  db
    .selectFrom('disclosure_acknowledgements as d')
    .innerJoin('applications as a', 'a.id', 'd.application_id')
    .select(['a.id as recordId', 'd.acknowledged_at as at', name])
    .where('d.acknowledged_at', '>', since)
    .orderBy('d.acknowledged_at', 'desc')
    .limit(newsLimit)
    .execute()
