import { overviewCalls, overviewSchemas } from '#contract/office/overview.ts'
import type { Context } from '#server/platform/context.ts'
import { actorMay } from '#server/platform/http/access.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import { providerZone } from '#server/platform/provider-zone.ts'
import { readClockDoubt } from '#server/records/clock/clock.ts'
import { type Feature, type Program, taskTitles } from '#server/records/feature.ts'
import { createFileTroubles, readOverview, readStats } from './overview.queries.ts'

async function overviewRoutes(app: App, context: Context, program: Program) {
  const describe = taskTitles(context, program)
  const { db, now } = context
  const fileTroubles = createFileTroubles(context)

  routes(app, overviewCalls, overviewSchemas, {
    overview: async (request) => {
      const all = await readOverview(db, providerZone(), now())
      const forOwner = actorMay(request, 'owner')
      return ok({
        ...(actorMay(request, 'read applicants') && { careerStats: all.careerStats }),
        ...(actorMay(request, 'read messages') && { contactStats: all.contactStats }),
        mailTroubles: forOwner ? all.mailTroubles : [],
        failedTasks: forOwner ? all.failedTasks.map((name) => describe(name).title) : [],
        fileTroubles: forOwner ? await fileTroubles() : [],
        clockInDoubt: forOwner && (await readClockDoubt(db)) !== '',
      })
    },

    stats: async (request) => {
      const { applications, jobs, contactMessages, users, ...content } = await readStats(db)
      return ok({
        ...(actorMay(request, 'read content') && content),
        ...(actorMay(request, 'read jobs') && { jobs }),
        ...(actorMay(request, 'read applicants') && { applications }),
        ...(actorMay(request, 'read messages') && { contactMessages }),
        ...(actorMay(request, 'owner') && { users }),
      })
    },
  })
}

export const overview: Feature = { calls: overviewRoutes }
