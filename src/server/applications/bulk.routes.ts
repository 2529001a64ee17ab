import { provider } from '#content/provider.ts'
import { applicationBulkCalls, applicationBulkSchemas } from '#contract/application-bulk.ts'
import { replyMessages } from '#contract/timeline.ts'
import type { Context } from '../context.ts'
import { transact } from '../db/transact.ts'
import { badRequest } from '../errors.ts'
import { type App, ok, routes } from '../http/routes.ts'
import { changeMany } from './change-many.ts'

/** What staff do with several applications at once. */
export async function applicationBulkRoutes(app: App, context: Context) {
  const { db, mail, details } = context

  routes(app, applicationBulkCalls, applicationBulkSchemas, {
    change: async (request) => {
      const { applications: changes, message } = request.body
      if (message && !mail) throw badRequest(replyMessages.noMail)
      const sender = { name: provider.name, ...(await details.read()) }
      const result = await transact(db, (db) =>
        changeMany(db, request, context, { changes, message, sender }),
      )
      return ok(result)
    },
  })
}
