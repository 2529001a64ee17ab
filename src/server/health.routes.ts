import { Done } from '#contract/common.ts'
import type { Context } from './context.ts'
import { setMilestone } from './db/milestones.ts'
import { unavailable } from './errors.ts'
import { type App, done } from './http/routes.ts'
import { seconds } from './time.ts'

const checkedFor = 3 * seconds

/** For monitoring: is the process alive, and can it store what visitors send? */
export async function healthRoutes(app: App, context: Context) {
  const options = {
    config: { access: 'public' as const },
    schema: { tags: ['health'], response: { 200: Done } },
  }
  let last: { at: number; check: Promise<void> } | undefined

  app.get('/health', options, async () => done)

  app.get('/ready', options, async (request) => {
    const at = context.now().getTime()
    // A clock that was set back must not keep an old result.
    if (!last || Math.abs(at - last.at) >= checkedFor) last = { at, check: checkReady(context) }
    try {
      await last.check
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      throw unavailable()
    }
    return done
  })
}

/** Really writes, because a full disk or a locked database can still be read. */
async function checkReady({ db, now, files }: Context): Promise<void> {
  await setMilestone(db, 'last readiness check', now())
  await files.check()
}
