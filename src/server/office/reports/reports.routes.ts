import { reportCalls, reportSchemas } from '#contract/office/reports.ts'
import type { Context } from '#server/platform/context.ts'
import { actorMay } from '#server/platform/http/access.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import { providerZone } from '#server/platform/provider-zone.ts'
import type { Feature } from '#server/records/feature.ts'
import { readReport } from './reports.queries.ts'

async function reportRoutes(app: App, { db, now }: Context) {
  routes(app, reportCalls, reportSchemas, {
    read: async (request) => {
      const report = await readReport(db, request.query.period, providerZone(), now())
      const { applications, firstLooks, decisions, losses, ...others } = report
      const { contactMessages, referrals, ...period } = others
      return ok({
        ...period,
        ...(actorMay(request, 'read applicants') && {
          applications,
          firstLooks,
          decisions,
          losses,
        }),
        ...(actorMay(request, 'read messages') && { contactMessages }),
        ...(actorMay(request, 'read referrals') && { referrals }),
      })
    },
  })
}

export const reports: Feature = { calls: reportRoutes }
