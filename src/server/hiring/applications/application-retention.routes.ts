import {
  applicationRetentionCalls,
  applicationRetentionSchemas,
  type RetentionRules,
} from '#contract/hiring/application-handling.ts'
import type { Context } from '#server/platform/context.ts'
import { transact } from '#server/platform/db/transact.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import { audit } from '#server/records/audit/audit.queries.ts'
import {
  countWhere,
  isOld,
  readRetention,
  saveRetention,
} from '../application-data/retention.queries.ts'

export async function applicationRetentionRoutes(app: App, { db, now }: Context) {
  const withCount = async (rules: RetentionRules) => ({
    ...rules,
    old: await countWhere(db, await isOld(db, now(), rules)),
  })

  routes(app, applicationRetentionCalls, applicationRetentionSchemas, {
    read: async () => ok(await withCount(await readRetention(db))),

    save: async (request) => {
      const rules = request.body
      await transact(db, async (db) => {
        await saveRetention(db, rules)
        await audit(db, request, now(), { action: 'set-retention', objectKind: 'application' })
      })
      return ok(await withCount(rules))
    },
  })
}
