import { referralLinkCalls, referralLinkSchemas } from '#contract/referrals/private-referral.ts'
import { giveLink } from '#server/messages/mail/give-link.ts'
import type { Context } from '#server/platform/context.ts'
import { notFound } from '#server/platform/errors.ts'
import { type App, done, ok, routes } from '#server/platform/http/routes.ts'
import { recordChanger } from '#server/records/audit/audit.queries.ts'
import type { Feature } from '#server/records/feature.ts'
import { revokeLink } from '#server/records/private-links/private-links.queries.ts'
import { referralRecords } from '../referrals/handling.queries.ts'
import { listReferralNews } from './private-referral.queries.ts'
import { privateReferralRoutes, referralPageRoutes } from './private-referral.ts'

/** What staff do with the links of a referral, and what they ask its sender for. */
async function referralLinkRoutes(app: App, context: Context) {
  const { now, mail } = context
  const change = recordChanger(referralRecords.objectKind, context)

  routes(app, referralLinkCalls, referralLinkSchemas, {
    make: async (request, reply) => {
      const { id } = request.params
      const { way } = request.body
      const action = way === 'mail' ? 'sent-private-link' : 'made-private-link'
      const link = await change(request, action, id, async (db, { _id: by }) => {
        const { email, language, reference: position } = await referralRecords.get(db, id)
        return giveLink(context, db, {
          way,
          record: { id, email, language, position },
          purpose: 'referral',
          by,
        })
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

    setMissing: async (request) => {
      const { id } = request.params
      const { missing, updatedAt } = request.body
      const referral = await change(request, 'set-missing', id, (db, { _id: by }) => {
        const line = { change: 'missing', detail: missing } as const
        return referralRecords.change(db, id, { changes: { missing }, updatedAt, line }, now(), by)
      })
      return ok(referral)
    },
  })
}

export const privateReferrals: Feature = {
  news: { referral: listReferralNews },
  calls: async (api, context, { website }) => {
    await referralLinkRoutes(api, context)
    await privateReferralRoutes(api, context, website)
  },
  pages: referralPageRoutes,
}
