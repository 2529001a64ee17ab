import { provider } from '#content/provider.ts'
import { overviewCalls, overviewSchemas } from '#contract/overview.ts'
import type { Context } from '../context.ts'
import { type App, ok, route } from '../http/routes.ts'
import { readOverview, readStats } from './overview.queries.ts'

export async function overviewRoutes(app: App, { db, now }: Context) {
  app.route({
    ...route(overviewCalls.overview, overviewSchemas.overview),
    handler: async () => ok(await readOverview(db, provider.timeZone, now())),
  })

  app.route({
    ...route(overviewCalls.stats, overviewSchemas.stats),
    handler: async () => ok(await readStats(db)),
  })
}
