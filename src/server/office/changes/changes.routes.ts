import { changeAccess, changeCalls, changeKinds, changeSchemas } from '#contract/office/changes.ts'
import type { Context } from '#server/platform/context.ts'
import { actorMay } from '#server/platform/http/access.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import { readChangeCounts } from '#server/records/counts/counts.queries.ts'
import type { Feature } from '#server/records/feature.ts'

async function changeRoutes(app: App, { db }: Context) {
  routes(app, changeCalls, changeSchemas, {
    read: {
      unattended: true,
      handler: async (request) => {
        const readable = changeKinds.filter((kind) => actorMay(request, changeAccess[kind]))
        return ok(await readChangeCounts(db, readable))
      },
    },
  })
}

export const changes: Feature = { calls: changeRoutes }
