import { provider } from '#content/provider.ts'
import { applicationBulkCalls, applicationBulkSchemas } from '#contract/hiring/application-bulk.ts'
import { replyMessages } from '#contract/records/timeline.ts'
import type { Context } from '#server/platform/context.ts'
import { transact } from '#server/platform/db/transact.ts'
import { badRequest } from '#server/platform/errors.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import { eraseFiles } from '#server/records/documents/sweep.ts'
import { deleteRecords } from '#server/records/privacy/delete-records.ts'
import { listByHold } from '../application-data/applications.queries.ts'
import { changeMany } from './change-many.ts'
import { applicationKind } from './delete-old-applications.ts'

/** What staff do with several applications at once. */
export async function applicationBulkRoutes(app: App, context: Context) {
  const { db, mail, details, now } = context

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

    remove: async (request) => {
      const { deleted, held, files } = await transact(db, async (db) => {
        const { free, held } = await listByHold(db, request.body.ids)
        const by = { caller: request, action: 'deleted' as const, now: now() }
        const result = await deleteRecords(db, applicationKind, free, by)
        return { ...result, held }
      })
      await eraseFiles(request, context, files)
      return ok({ deleted, held })
    },
  })
}
