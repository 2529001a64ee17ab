import { siteDetailsCalls, siteDetailsSchemas } from '#contract/website/site-details.ts'
import type { Context } from '#server/platform/context.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import type { Feature } from '#server/records/feature.ts'
import { conflictOrNotFound } from '#server/records/versions/versions.queries.ts'
import { contentChanger } from '../publishing/content-changes.ts'
import { findDetails, saveDetails } from './site-details.queries.ts'

async function siteDetailsRoutes(app: App, context: Context) {
  const { now, responseCache, details } = context
  const change = contentChanger('site details', context)

  routes(app, siteDetailsCalls, siteDetailsSchemas, {
    get: {
      cache: responseCache,
      handler: async () => ok(await details.read()),
    },

    edit: async () => ok(await details.read()),

    save: async (request) => {
      const { updatedAt, ...input } = request.body
      const data = await change(request, 'updated', async (db, by) => {
        const saved = await saveDetails(db, input, updatedAt, now(), by)
        if (!saved) {
          throw await conflictOrNotFound(db, 'site_details', 'Site details', await findDetails(db))
        }
        return saved
      })
      details.remember(data)
      return ok(data)
    },
  })
}

export const siteDetails: Feature = { calls: siteDetailsRoutes }
