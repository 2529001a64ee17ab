import { schedulerCalls, schedulerSchemas } from '#contract/scheduler.ts'
import type { Context } from '../context.ts'
import { type App, ok, routes } from '../http/routes.ts'
import { listTasks } from './scheduler.queries.ts'

export async function schedulerRoutes(app: App, { db }: Context) {
  routes(app, schedulerCalls, schedulerSchemas, {
    list: async () => ok(await listTasks(db)),
  })
}
