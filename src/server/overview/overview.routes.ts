import { provider } from '#content/provider.ts'
import { overviewCalls, overviewSchemas } from '#contract/overview.ts'
import type { Context } from '../context.ts'
import { type App, ok, routes } from '../http/routes.ts'
import { createFileTroubles } from './file-troubles.ts'
import { readOverview, readStats } from './overview.queries.ts'

export async function overviewRoutes(app: App, context: Context) {
  const { db, now } = context
  const fileTroubles = createFileTroubles(context)

  routes(app, overviewCalls, overviewSchemas, {
    overview: async () =>
      ok({
        ...(await readOverview(db, provider.timeZone, now())),
        fileTroubles: await fileTroubles(),
      }),

    stats: async () => ok(await readStats(db)),
  })
}
