import { provider } from '#content/provider.ts'
import { overviewCalls, overviewSchemas } from '#contract/overview.ts'
import type { Context } from '../context.ts'
import { type App, ok, routes } from '../http/routes.ts'
import { readOverview, readStats } from './overview.queries.ts'

export async function overviewRoutes(app: App, { db, now, documents }: Context) {
  routes(app, overviewCalls, overviewSchemas, {
    overview: async () =>
      ok({
        ...(await readOverview(db, provider.timeZone, now())),
        fileTroubles: (await documents.belongTo(db)) ? [] : [{ reason: 'foreign' as const }],
      }),

    stats: async () => ok(await readStats(db)),
  })
}
