import { schedulerCalls, schedulerSchemas } from '#contract/operations/scheduler.ts'
import type { Context } from '#server/platform/context.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import { listTasks } from './scheduler.queries.ts'

export async function schedulerRoutes(app: App, { db }: Context) {
  routes(app, schedulerCalls, schedulerSchemas, {
    list: async () => ok(await listTasks(db)),
  })
}
