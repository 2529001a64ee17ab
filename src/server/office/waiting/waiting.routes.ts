import {
  type Waiting,
  type WaitingKind,
  waitingCalls,
  waitingKinds,
  waitingSchemas,
} from '#contract/office/waiting.ts'
import type { Context } from '#server/platform/context.ts'
import { actorMay } from '#server/platform/http/access.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import type { Feature, Program, WaitingLine } from '#server/records/feature.ts'

async function waitingRoutes(app: App, context: Context, { features }: Program) {
  const lines: Partial<Record<WaitingKind, WaitingLine>> = Object.assign(
    {},
    ...features.map(({ waiting }) => waiting),
  )

  routes(app, waitingCalls, waitingSchemas, {
    list: async (request) => {
      const found: Waiting[] = []
      for (const kind of waitingKinds) {
        const line = lines[kind]
        if (line && actorMay(request, line.access)) {
          found.push({ kind, ...(await line.find(context)) })
        }
      }
      return ok(found)
    },
  })
}

export const waiting: Feature = { calls: waitingRoutes }
