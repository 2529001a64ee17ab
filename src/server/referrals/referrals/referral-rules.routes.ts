import { referralRulesCalls, referralRulesSchemas } from '#contract/referrals/referral-rules.ts'
import type { Context } from '#server/platform/context.ts'
import { transact } from '#server/platform/db/transact.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import { audit } from '#server/records/audit/audit.queries.ts'
import { readRetention, saveRetention } from './retention.queries.ts'

export async function referralRulesRoutes(app: App, { db, now }: Context) {
  routes(app, referralRulesCalls, referralRulesSchemas, {
    read: async () => ok({ deleteAfterMonths: await readRetention(db) }),

    save: async (request) => {
      const { deleteAfterMonths } = request.body
      await transact(db, async (db) => {
        await saveRetention(db, deleteAfterMonths)
        await audit(db, request, now(), { action: 'set-closed-retention', objectKind: 'referral' })
      })
      return ok({ deleteAfterMonths })
    },
  })
}
