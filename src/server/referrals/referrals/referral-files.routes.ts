import { z } from 'zod'
import type { Context } from '#server/platform/context.ts'
import { isStoredName, uploadPaths } from '#server/platform/files/documents.ts'
import type { App } from '#server/platform/http/routes.ts'
import { fileRoute, sendDocument } from '#server/records/documents/send-document.ts'
import { findReferralFile } from './referral-files.queries.ts'

/** Files of referrals, only for those who may read referrals. */
export async function referralFileRoutes(app: App, context: Context) {
  const address = `/${uploadPaths.referral}/:filename`
  app.route({
    ...fileRoute(address, z.object({ filename: z.string() }), 'referral file'),
    handler: async (request, reply) => {
      const { filename } = request.params
      // A name that the store never gives is not looked up.
      const file = isStoredName(filename) ? await findReferralFile(context.db, filename) : undefined
      const about = { objectKind: 'referral file' as const, objectId: file?.referral_id }
      return sendDocument(context, { request, reply, file, wanted: 'inline', about })
    },
  })
}
