import { siteDetailsCalls, siteDetailsSchemas } from '#contract/website/site-details.ts'
import type { Context } from '#server/platform/context.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import type { Feature, Program } from '#server/records/feature.ts'
import { conflictOrNotFound } from '#server/records/versions/versions.queries.ts'
import { contentChanger } from '../publishing/content-changes.ts'
import { findDetails, lockDetails, saveDetails, unsavedDetails } from './site-details.queries.ts'

async function siteDetailsRoutes(app: App, context: Context, { features }: Program) {
  const { now, responseCache, details, settings } = context
  const change = contentChanger('site details', context)
  const unsaved = unsavedDetails(settings)

  routes(app, siteDetailsCalls, siteDetailsSchemas, {
    get: {
      cache: responseCache,
      handler: async () => ok(await details.read()),
    },

    edit: async () => ok(await details.read()),

    save: async (request) => {
      const { updatedAt, ...input } = request.body
      const data = await change(request, 'updated', async (db, by) => {
        // Two changes of the time zone at once would both start from the same one.
        await lockDetails(db)
        const before = await findDetails(db, unsaved)
        const saved = await saveDetails(db, input, { unsaved, version: updatedAt, now: now(), by })
        if (!saved) throw await conflictOrNotFound(db, 'site_details', 'Site details', before)
        if (saved.timeZone !== before.timeZone) {
          const move = { from: before.timeZone, to: saved.timeZone, now: now(), by }
          for (const { keepClockTimes } of features) await keepClockTimes?.(db, move)
        }
        return saved
      })
      details.remember(data)
      return ok(data)
    },
  })
}

export const siteDetails: Feature = { calls: siteDetailsRoutes }
