import { statusCalls, statusMessages, statusSchemas } from '#contract/office/status.ts'
import { makeDue } from '#server/operations/scheduler/scheduler.queries.ts'
import type { Context } from '#server/platform/context.ts'
import { conflict } from '#server/platform/errors.ts'
import { getActor } from '#server/platform/http/access.ts'
import { limits } from '#server/platform/http/rate-limits.ts'
import { type App, done, ok, routes } from '#server/platform/http/routes.ts'
import { recordChanger } from '#server/records/audit/audit.queries.ts'
import { acceptClock } from '#server/records/clock/clock.queries.ts'
import { readOffset } from '#server/records/clock/clock.ts'
import { type Feature, type Program, taskTitles } from '#server/records/feature.ts'
import { readProgram } from './program.ts'
import { readStatus } from './status.queries.ts'

async function statusRoutes(app: App, context: Context, { features, website }: Program) {
  const { mail, now, settings } = context
  const change = recordChanger('server', context)
  const program = await readProgram(now())
  const describe = taskTitles(context, { features, website })

  routes(app, statusCalls, statusSchemas, {
    read: async () =>
      ok({
        at: now().toISOString(),
        program,
        ...(await readStatus(context, describe)),
        errors: app.recentErrors?.list() ?? [],
      }),

    sendTestMail: {
      limit: limits.testMail,
      handler: async (request) => {
        const to = getActor(request).user.email
        return ok({ to, failure: mail ? await mail.sendTest(to) : 'off' })
      },
    },

    backUp: async (request) => {
      if (!settings.backup) throw conflict(statusMessages.noBackups)
      await change(request, 'asked-for-backup', undefined, (db) =>
        makeDue(db, 'nightly backup', now()),
      )
      return done
    },

    confirmClock: async (request) => {
      // Before the transaction, because another machine is asked.
      const offset = await readOffset(context, now())
      await change(request, 'confirmed-clock', undefined, (db) => acceptClock(db, offset, now()))
      return done
    },
  })
}

export const status: Feature = { calls: statusRoutes }
