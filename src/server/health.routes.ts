import { access, constants, mkdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { Done } from '#contract/common.ts'
import type { Context } from './context.ts'
import { unavailable } from './errors.ts'
import { type App, done } from './http/routes.ts'

/** For monitoring: is the process alive, and can it reach its database and files? */
export async function healthRoutes(app: App, { db, pictures }: Context) {
  const options = {
    config: { access: 'public' as const },
    schema: { tags: ['health'], response: { 200: Done } },
  }

  app.get('/health', options, async () => done)

  app.get('/ready', options, async (request) => {
    try {
      await sql`select 1`.execute(db)
      await mkdir(pictures.dir, { recursive: true })
      await access(pictures.dir, constants.R_OK | constants.W_OK)
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      throw unavailable()
    }
    return done
  })
}
