import { siteDetailsCalls, siteDetailsSchemas } from '#contract/site-details.ts'
import { changesOf } from '../content-changes.ts'
import type { Context } from '../context.ts'
import { cachedJson } from '../http/response-cache.ts'
import { type App, ok, route } from '../http/routes.ts'
import { refusalOf } from '../versions.queries.ts'
import { findDetails, saveDetails } from './site-details.queries.ts'

export async function siteDetailsRoutes(app: App, context: Context) {
  const { now, responseCache, details } = context
  const change = changesOf('site details', context)

  app.route({
    ...route(siteDetailsCalls.get, siteDetailsSchemas.get),
    handler: cachedJson(responseCache, siteDetailsSchemas.get.reply, async () =>
      ok(await details.read()),
    ),
  })

  app.route({
    ...route(siteDetailsCalls.edit, siteDetailsSchemas.edit),
    handler: async () => ok(await details.read()),
  })

  app.route({
    ...route(siteDetailsCalls.save, siteDetailsSchemas.save),
    handler: async (request) => {
      const { updatedAt, ...input } = request.body
      const data = await change(request, 'updated', async (db, by) => {
        const saved = await saveDetails(db, input, updatedAt, now(), by)
        if (!saved) {
          throw await refusalOf(db, 'site_details', 'Site details', await findDetails(db))
        }
        return saved
      })
      details.remember(data)
      return ok(data)
    },
  })
}
