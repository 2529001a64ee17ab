import { statusCalls, statusSchemas } from '#contract/office/status.ts'
import type { Context } from '#server/platform/context.ts'
import { getActor } from '#server/platform/http/access.ts'
import { limits } from '#server/platform/http/rate-limits.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import type { Feature } from '#server/records/feature.ts'
import { readProgram } from './program.ts'
import { readStatus } from './status.queries.ts'

async function statusRoutes(app: App, context: Context) {
  const { mail, now } = context
  const program = await readProgram(now())

  routes(app, statusCalls, statusSchemas, {
    read: async () =>
      ok({
        at: now().toISOString(),
        program,
        ...(await readStatus(context)),
        errors: app.recentErrors?.list() ?? [],
      }),

    sendTestMail: {
      limit: limits.testMail,
      handler: async (request) => {
        const to = getActor(request).user.email
        return ok({ to, failure: mail ? await mail.sendTest(to) : 'off' })
      },
    },
  })
}

export const status: Feature = { calls: statusRoutes }
