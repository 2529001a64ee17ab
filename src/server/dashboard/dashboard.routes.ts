import { provider } from '#content/provider.ts'
import { dashboardCalls, dashboardSchemas } from '#contract/dashboard.ts'
import type { Context } from '../context.ts'
import { type App, ok, route } from '../http/routes.ts'
import { readDashboard, readStats } from './dashboard.queries.ts'

export async function dashboardRoutes(app: App, { db, now }: Context) {
  app.route({
    ...route(dashboardCalls.overview, dashboardSchemas.overview),
    handler: async () => ok(await readDashboard(db, provider.timeZone, now())),
  })

  app.route({
    ...route(dashboardCalls.stats, dashboardSchemas.stats),
    handler: async () => ok(await readStats(db)),
  })
}
