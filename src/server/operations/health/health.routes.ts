import { Done } from '#contract/platform/common.ts'
import type { Context } from '#server/platform/context.ts'
import { setMilestone } from '#server/platform/db/milestones.ts'
import { unavailable } from '#server/platform/errors.ts'
import { documentDecoder } from '#server/platform/files/decoder.ts'
import { type App, done } from '#server/platform/http/routes.ts'
import { seconds } from '#server/platform/time.ts'
import type { Feature } from '#server/records/feature.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Set when the server is about to stop and other instances take its requests. */
    leaving: boolean
  }
}

const checkedFor = 3 * seconds

/** Lets a balancer ask others: it learns that this instance is leaving, and its connections end. */
export function allowLeaving(app: App) {
  app.decorate('leaving', false)
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (app.leaving) reply.header('connection', 'close')
    done()
  })
}

/** For monitoring: is the process alive, and can it store what visitors send? */
async function healthRoutes(app: App, context: Context) {
  const options = {
    config: { access: 'public' as const },
    schema: { tags: ['health'], response: { 200: Done } },
  }
  let last: { at: number; check: Promise<void> } | undefined

  app.get('/health', options, async () => {
    if (app.leaving) throw unavailable()
    return done
  })

  app.get('/ready', options, async (request) => {
    if (app.leaving) throw unavailable()
    const at = context.now().getTime()
    // A clock that was set back must not keep an old result.
    if (!last || Math.abs(at - last.at) >= checkedFor) last = { at, check: checkReady(context) }
    try {
      requireUploads(app)
      await last.check
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      throw unavailable()
    }
    return done
  })
}

/** An instance that takes no files from visitors must not get any. */
function requireUploads(app: App) {
  const problem = documentDecoder.problem() ?? app.formMemory.problem()
  if (problem) throw new Error(problem)
}

/** Really writes, because a full disk or a locked database can still be read. */
async function checkReady({ db, now, files }: Context): Promise<void> {
  await setMilestone(db, 'last readiness check', now())
  await files.check()
}

export const health: Feature = { calls: healthRoutes }
