import {
  type Waiting,
  waitingCalls,
  waitingKinds,
  waitingSchemas,
} from '#contract/office/waiting.ts'
import type { Context } from '#server/platform/context.ts'
import { actorMay } from '#server/platform/http/access.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import { registry } from './registry.ts'

export async function waitingRoutes(app: App, context: Context) {
  routes(app, waitingCalls, waitingSchemas, {
    list: async (request) => {
      const lines: Waiting[] = []
      for (const kind of waitingKinds) {
        const { access, find } = registry[kind]
        if (actorMay(request, access)) lines.push({ kind, ...(await find(context)) })
      }
      return ok(lines)
    },
  })
}
