import type { FastifyRequest } from 'fastify'
import type { AuditAction } from '#contract/records/audit-actions.ts'
import { privateLinkCalls, privateLinkSchemas } from '#contract/records/private-links.ts'
import { replyMessages } from '#contract/records/timeline.ts'
import { canMail } from '#server/messages/replies/send-reply.ts'
import type { Context } from '#server/platform/context.ts'
import { type Db, transact } from '#server/platform/db/transact.ts'
import { badRequest, notFound } from '#server/platform/errors.ts'
import { getActor } from '#server/platform/http/access.ts'
import { type App, done, ok, routes } from '#server/platform/http/routes.ts'
import { audit } from '#server/records/audit/audit.queries.ts'
import type { Feature } from '#server/records/feature.ts'
import {
  linkPath,
  makeLink,
  revokeLink,
} from '#server/records/private-links/private-links.queries.ts'
import { findApplication } from '../application-data/applications.queries.ts'
import { addRequest, deleteRequest } from '../private-links/document-requests.queries.ts'
import { applicationPageRoutes, privateApplicationRoutes } from './private-application.ts'
import { acknowledgeRoutes, disclosurePageRoutes, refuseIfNotReady } from './private-disclosure.ts'

/** What staff do with the links of an applicant, and the documents that they ask for. */
async function privateLinkRoutes(app: App, context: Context) {
  const { db, now, mail, settings } = context
  const log = (db: Db, request: FastifyRequest, action: AuditAction, objectId: string) =>
    audit(db, request, now(), { action, objectKind: 'application', objectId })

  routes(app, privateLinkCalls, privateLinkSchemas, {
    make: async (request, reply) => {
      const { id: applicationId } = request.params
      const { way, purpose = 'application' } = request.body
      const by = getActor(request).user._id
      const link = await transact(db, async (db) => {
        const application = await findOrNotFound(db, applicationId)
        if (way === 'mail' && !canMail(mail, application.email)) {
          throw badRequest(replyMessages.noMail)
        }
        if (purpose === 'disclosure') await refuseIfNotReady(db, application)
        const link =
          mail && way === 'mail'
            ? await mail.addLink(db, application, purpose, by)
            : await makeLink(db, { applicationId, purpose, by }, now())
        const action = way === 'mail' ? 'sent-private-link' : 'made-private-link'
        await log(db, request, action, applicationId)
        return link
      })
      if (way === 'mail') void mail?.wake()
      const { id, token, expiresAt } = link
      const address = `${settings.siteUrl}${linkPath[purpose](token)}`
      return reply.code(201).send(ok({ id, address: way === 'mail' ? null : address, expiresAt }))
    },

    revoke: async (request) => {
      const { id, entryId } = request.params
      await transact(db, async (db) => {
        if (!(await revokeLink(db, id, entryId, now()))) throw notFound('This link')
        await log(db, request, 'revoked-private-link', id)
      })
      return done
    },

    ask: async (request, reply) => {
      const { id } = request.params
      const added = await transact(db, async (db) => {
        await findOrNotFound(db, id)
        const by = getActor(request).user._id
        const added = await addRequest(db, id, request.body, now(), by)
        await log(db, request, `asked-for-document:${added.kind}`, id)
        return added
      })
      return reply.code(201).send(ok(added))
    },

    stopAsking: async (request) => {
      const { id, entryId } = request.params
      await transact(db, async (db) => {
        const deleted = await deleteRequest(db, id, entryId)
        if (!deleted) throw notFound('This request')
        await log(db, request, `stopped-asking-for-document:${deleted.kind}`, id)
      })
      return done
    },
  })

  async function findOrNotFound(db: Db, id: string) {
    const application = await findApplication(db, id)
    if (!application) throw notFound('Application')
    return application
  }
}

export const privateLinks: Feature = {
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
