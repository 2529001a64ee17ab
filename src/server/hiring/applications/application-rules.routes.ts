import {
  applicationRulesCalls,
  applicationRulesSchemas,
} from '#contract/hiring/application-rules.ts'
import type { Context } from '#server/platform/context.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import { contentChanger } from '#server/website/publishing/content-changes.ts'
import { readRules, saveRules } from './application-rules.queries.ts'

export async function applicationRulesRoutes(app: App, context: Context) {
  const { db, responseCache } = context
  const change = contentChanger('application', context)

  routes(app, applicationRulesCalls, applicationRulesSchemas, {
    read: { cache: responseCache, handler: async () => ok(await readRules(db)) },

    save: async (request) => {
      await change(request, 'set-identity-documents-rule', (db) => saveRules(db, request.body))
      return ok(request.body)
    },
  })
}
