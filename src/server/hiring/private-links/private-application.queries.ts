import { type AskForm, askedName, type DocumentRequest } from '#contract/records/private-links.ts'
import { newId } from '#server/platform/db/portable.ts'
import type { DocumentRequestRow } from '#server/platform/db/tables/records.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { privateLinksInWords } from '#server/records/private-links/private-links.queries.ts'

export const findPositionAndStatus = (db: Db, id: string) =>
  db
    .selectFrom('applications')
    .select(['position', 'status', 'offer_made_on', 'offer_answer'])
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
