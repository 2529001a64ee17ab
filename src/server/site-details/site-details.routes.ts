import { siteDetailsCalls, siteDetailsSchemas } from '#contract/site-details.ts'
import type { Context } from '../context.ts'
import { conflict } from '../errors.ts'
import { changesOf } from '../http/content-changes.ts'
import { keptJson } from '../http/kept.ts'
import { type App, ok, route } from '../http/routes.ts'
import { saveDetails } from './site-details.queries.ts'

export async function siteDetailsRoutes(app: App, context: Context) {
  const { now, kept, details } = context
  const change = changesOf('site details', context)

  app.route({
    ...route(siteDetailsCalls.get, siteDetailsSchemas.get),
    handler: keptJson(kept, siteDetailsSchemas.get.reply, async () => ok(await details.read())),
  })

  app.route({
    ...route(siteDetailsCalls.edit, siteDetailsSchemas.edit),
    handler: async () => ok(await details.read()),
  })

  app.route({
    ...route(siteDetailsCalls.save, siteDetailsSchemas.save),
    handler: async (request) => {
      const { updatedAt, ...input } = request.body
      const data = await change(request, 'updated', async (db) => {
        const saved = await saveDetails(db, input, updatedAt, now())
        if (!saved) throw conflict()
        return saved
      })
      details.remember(data)
      return ok(data)
    },
  })
}
