import { privateApplicationMessages as messages } from '#contract/hiring/private-application.ts'
import { askedKinds } from '#contract/records/private-links.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { notFound } from '#server/platform/errors.ts'
import { createIntake } from '#server/records/documents/intake.ts'
import { addDocuments } from '../application-data/add-documents.ts'
import { readAnyDocuments } from '../application-data/application-form.ts'
import { findApplication } from '../application-data/applications.queries.ts'
import { closeRequests } from '../private-links/document-requests.queries.ts'

/** Receives documents that staff add to an application, as those of applicants are received. */
export function documentIntake(context: Context) {
  const { db, now, documents } = context
  return createIntake<string>(context, {
    messages,
    read: async (request) => {
      const { id } = request.params as { id: string }
      await refuseUnlessFound(db, id)
      return { input: id, documents: await readAnyDocuments(request, documents) }
    },
    listValues: (id) => [id],
    record: async (db, request, _, { input: id, documents }) => {
      await refuseUnlessFound(db, id)
      await addDocuments(db, request, id, documents, now())
      // The applicant need not send what is here now.
      const arrived = askedKinds.filter((kind) => documents.some((each) => each.kind === kind))
      await closeRequests(db, id, arrived, now())
    },
  })
}

async function refuseUnlessFound(db: Db, id: string) {
  if (!(await findApplication(db, id))) throw notFound('Application')
}
