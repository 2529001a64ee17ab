import type { FastifyRequest } from 'fastify'
import type { ServerError } from '#contract/office/status.ts'
import { findCause } from './error-cause.ts'

declare module 'fastify' {
  interface FastifyInstance {
    recentErrors?: RecentErrors
  }
}

const kept = 20

type RecentErrors = ReturnType<typeof createRecentErrors>

/**
 * The last errors of this process. They are in memory, because a database that is down is one of the
 * causes. They contain nothing that someone typed: no address, query, body or message of a driver.
 */
export function createRecentErrors(now: () => Date) {
  let errors: ServerError[] = []
  return {
    add({ method, id, routeOptions }: FastifyRequest, error: unknown) {
      const cause = findCause(error)
      const route = `${method} ${routeOptions.url ?? '(none)'}`
      const isSame = (known: ServerError) => known.cause === cause && known.route === route
      const count = (errors.find(isSame)?.count ?? 0) + 1
      const newest = { at: now().toISOString(), count, cause, route, reference: id }
      errors = [newest, ...errors.filter((known) => !isSame(known))].slice(0, kept)
    },
    /** Newest first. */
    list: () => errors,
  }
}
