import type { FastifyRequest } from 'fastify'
import { privateApplicationMessages as messages } from '#contract/hiring/private-application.ts'
import type { Context } from '#server/platform/context.ts'
import { conflict, notFound } from '#server/platform/errors.ts'
import { createIntake } from '#server/records/documents/intake.ts'
import { addDocuments } from '../application-data/add-documents.ts'
import { readAskedDocuments } from '../application-data/application-form.ts'
import { closeRequest, findRequest } from './document-requests.queries.ts'
import { isOver, openLink, readPrivateApplication } from './private-application.ts'

type Asked = { applicationId: string; requestId: string }

/** Receives documents that were asked for, as applications are received. */
export function documentIntake(context: Context) {
  const { db, now, documents } = context
  return createIntake<Asked>(context, {
    messages,
    read: async (request) => {
      const { token, requestId } = request.params as { token: string; requestId: string }
      const { applicationId } = await openLink(db, token, now())
      const asked = await findRequest(db, applicationId, requestId)
      if (!asked) throw notFound('This document request')
      const accepted = await readAskedDocuments(request, documents, asked.kind)
      return { input: { applicationId, requestId }, documents: accepted }
    },
    listValues: ({ requestId }) => [requestId],
    record: async (db, request, _id, { input, documents }) => {
      const { applicationId, requestId } = input
      const { status } = await readPrivateApplication(db, applicationId)
      if (isOver(status) || !(await closeRequest(db, requestId, now()))) {
        throw conflict(messages.arrived)
      }
      await addDocuments(db, request, applicationId, documents, now())
    },
  }) satisfies (request: FastifyRequest) => Promise<string>
}
