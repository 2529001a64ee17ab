import { type Hit, officeSearchCalls, officeSearchSchemas } from '#contract/office/office-search.ts'
import { searchTerms } from '#contract/platform/search.ts'
import type { Context } from '#server/platform/context.ts'
import { actorMay } from '#server/platform/http/access.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import type { Feature, Program } from '#server/records/feature.ts'
import { best, rankHit } from '#server/records/search/finder.ts'

async function searchRoutes(app: App, { db }: Context, { features }: Program) {
  const finders = features.flatMap(({ finder }) => finder ?? [])

  routes(app, officeSearchCalls, officeSearchSchemas, {
    find: async (request) => {
      const { text } = request.body
      if (searchTerms(text).length === 0) return ok([])
      const hits: Hit[] = []
      for (const { kind, access, find } of finders) {
        if (!actorMay(request, access)) continue
        for (const found of best(await find(db, text), text)) hits.push({ kind, ...found })
      }
      return ok(hits.toSorted((a, b) => rankHit(a, text) - rankHit(b, text)))
    },
  })
}

export const search: Feature = { calls: searchRoutes }
