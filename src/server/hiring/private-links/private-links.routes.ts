import { privateLinkCalls, privateLinkSchemas } from '#contract/records/private-links.ts'
import { giveLink } from '#server/messages/mail/give-link.ts'
import type { Context } from '#server/platform/context.ts'
import { transact } from '#server/platform/db/transact.ts'
import { notFound } from '#server/platform/errors.ts'
import { type App, done, ok, routes } from '#server/platform/http/routes.ts'
import { audit, recordChanger } from '#server/records/audit/audit.queries.ts'
import type { Feature } from '#server/records/feature.ts'
import { revokeLink } from '#server/records/private-links/private-links.queries.ts'
import { applicationRecords } from '../application-data/applications.queries.ts'
import {
  addRequest,
  deleteRequest,
  listAcknowledged,
  listAddedDocuments,
  listWithdrawals,
} from './private-application.queries.ts'
import { applicationPageRoutes, privateApplicationRoutes } from './private-application.ts'
import { acknowledgeRoutes, disclosurePageRoutes, refuseIfNotReady } from './private-disclosure.ts'

/** What staff do with the links of an applicant, and the documents that they ask for. */
async function privateLinkRoutes(app: App, context: Context) {
  const { db, now, mail } = context
  const change = recordChanger(applicationRecords.objectKind, context)

  routes(app, privateLinkCalls, privateLinkSchemas, {
    make: async (request, reply) => {
      const { id: applicationId } = request.params
      const { way, purpose = 'application' } = request.body
      const action = way === 'mail' ? 'sent-private-link' : 'made-private-link'
      const link = await change(request, action, applicationId, async (db, { _id: by }) => {
        const application = await applicationRecords.get(db, applicationId)
        if (purpose === 'disclosure') await refuseIfNotReady(db, application)
        const position = application.spanishPosition ?? application.position
        const record = { ...application, position }
        return giveLink(context, db, { way, record, purpose, by })
      })
      if (way === 'mail') void mail?.wake()
      return reply.code(201).send(ok(link))
    },

    revoke: async (request) => {
      const { id, entryId } = request.params
      await change(request, 'revoked-private-link', id, async (db) => {
        if (!(await revokeLink(db, id, entryId, now()))) throw notFound('This link')
      })
      return done
    },

    ask: async (request, reply) => {
      const { id } = request.params
      const action = `asked-for-document:${request.body.kind}` as const
      const added = await change(request, action, id, async (db, user) => {
        await applicationRecords.get(db, id)
        return addRequest(db, id, request.body, now(), user._id)
      })
      return reply.code(201).send(ok(added))
    },

    stopAsking: async (request) => {
      const { id: objectId, entryId } = request.params
      const { objectKind } = applicationRecords
      await transact(db, async (db) => {
        const deleted = await deleteRequest(db, objectId, entryId)
        if (!deleted) throw notFound('This request')
        const action = `stopped-asking-for-document:${deleted.kind}` as const
        await audit(db, request, now(), { action, objectKind, objectId })
      })
      return done
    },
  })
}

export const privateLinks: Feature = {
  news: {
    withdrawal: listWithdrawals,
    document: listAddedDocuments,
    acknowledgement: listAcknowledged,
  },
  calls: async (api, context, { website }) => {
    await privateLinkRoutes(api, context)
    await privateApplicationRoutes(api, context, website)
    await acknowledgeRoutes(api, context, website)
  },
  pages: async (app, context, website) => {
    await applicationPageRoutes(app, context, website)
    await disclosurePageRoutes(app, context, website)
  },
}
