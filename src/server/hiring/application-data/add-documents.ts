import type { FastifyRequest } from 'fastify'
import type { Db } from '#server/platform/db/transact.ts'
import { audit } from '#server/records/audit/audit.queries.ts'
import type { NamedDocument } from '#server/records/documents/document-rows.queries.ts'
import { addFiles } from './application-files.queries.ts'

/** Adds documents to an application, with a line for each of them in the audit log. */
export async function addDocuments(
  db: Db,
  request: FastifyRequest,
  applicationId: string,
  documents: NamedDocument[],
  now: Date,
) {
  await addFiles(db, applicationId, documents)
  for (const { id: objectId, kind } of documents) {
    const objectKind = kind === 'resume' ? 'resume' : 'identification document'
    await audit(db, request, now, { action: 'added', objectKind, objectId })
  }
}
