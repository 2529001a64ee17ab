import { changeCalls, changeSchemas } from '#contract/changes.ts'
import type { Context } from '../context.ts'
import { type App, ok, routes } from '../http/routes.ts'
import { readChangeCounts } from './changes.queries.ts'

export async function changeRoutes(app: App, { db }: Context) {
  routes(app, changeCalls, changeSchemas, {
    read: { unattended: true, handler: async () => ok(await readChangeCounts(db)) },
  })
}
