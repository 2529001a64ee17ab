import { type Waiting, waitingCalls, waitingKinds, waitingSchemas } from '#contract/waiting.ts'
import type { Context } from '../context.ts'
import { actorMay } from '../http/access.ts'
import { type App, ok, routes } from '../http/routes.ts'
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
