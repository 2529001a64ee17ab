import { schedulerCalls, schedulerSchemas } from '#contract/operations/scheduler.ts'
import type { Context } from '#server/platform/context.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import type { Feature } from '#server/records/feature.ts'
import { listTasks } from './scheduler.queries.ts'

async function schedulerRoutes(app: App, { db }: Context) {
  routes(app, schedulerCalls, schedulerSchemas, {
    list: async () => ok(await listTasks(db)),
  })
}

export const scheduler: Feature = { calls: schedulerRoutes }
