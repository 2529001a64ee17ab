import type { FastifyRequest } from 'fastify'
import {
  canWithdraw,
  privateApplicationCalls,
  privateApplicationPath,
  privateApplicationSchemas,
  withdrawnReason,
} from '#contract/hiring/private-application.ts'
import type { Context } from '#server/platform/context.ts'
import { transact } from '#server/platform/db/transact.ts'
import { limits } from '#server/platform/http/rate-limits.ts'
import { type App, done, ok, routes } from '#server/platform/http/routes.ts'
import type { Website } from '#server/platform/website.ts'
import type { Feature } from '#server/records/feature.ts'
import { setStatus } from '../application-data/set-status.ts'
import { documentIntake } from './document-intake.ts'
import { openLink, readPrivateApplication } from './private-application.ts'
import { applicationPages, privatePageRoutes, registerPrivateCalls } from './private-pages.ts'

/** What an applicant does with a private link. */
async function privateApplicationRoutes(app: App, context: Context, website?: Website) {
  const { db, now } = context
  const takeIn = documentIntake(context)
  const pages = website && applicationPages(context, website)

  await registerPrivateCalls(app, pages, (scope, wantsPage) => {
    routes(scope, privateApplicationCalls, privateApplicationSchemas, {
      withdraw: {
        limit: limits.changeByLink,
        handler: async (request, reply) => {
          const { token } = request.params
          await withdraw(request, token)
          return wantsPage(request) ? reply.redirect(privateApplicationPath(token), 303) : done
        },
      },

      addDocuments: {
        limit: limits.changeByLink,
        handler: async (request, reply) => {
          const { token } = request.params
          await takeIn(request)
          if (wantsPage(request)) return reply.redirect(privateApplicationPath(token), 303)
          const { applicationId } = await openLink(db, token, now())
          return reply.code(201).send(ok(await readPrivateApplication(db, applicationId)))
        },
      },
    })
  })

  async function withdraw(request: FastifyRequest, token: string) {
    await transact(db, async (db) => {
      const { applicationId } = await openLink(db, token, now())
      const { status } = await readPrivateApplication(db, applicationId)
      // Asking for it twice changes nothing more.
      if (!canWithdraw(status)) return
      const change = { status: 'withdrawn', reason: withdrawnReason } as const
      await setStatus(db, request, applicationId, change, now())
    })
  }
}

export const privateLinks: Feature = {
  calls: (api, context, { website }) => privateApplicationRoutes(api, context, website),
  pages: privatePageRoutes,
}
