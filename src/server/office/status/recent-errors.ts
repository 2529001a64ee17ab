import type { FastifyRequest } from 'fastify'
import type { ErrorCause, ServerError } from '#contract/office/status.ts'
import { isFull, isLocked, isUnavailable } from '#server/platform/db/database-errors.ts'
import { HttpError, isFileFault, StoreFault } from '#server/platform/errors.ts'

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

/** Why a request failed, as far as someone can do something about it. */
export function findCause(error: unknown): ErrorCause {
  if (error instanceof HttpError) {
    if (error.code === 'key_missing') return 'key missing'
    return error.status === 503 ? 'busy' : 'unexpected'
  }
  if (isFull(error) || hasCode(error, 'ENOSPC', 'EDQUOT')) return 'disk full'
  if (hasCode(error, 'EMFILE', 'ENFILE')) return 'busy'
  if (error instanceof StoreFault) return 'file store out of reach'
  if (isFileFault(error)) return 'disk fault'
  if (isLocked(error)) return 'database locked'
  return isUnavailable(error) ? 'database out of reach' : 'unexpected'
}

const hasCode = (error: unknown, ...codes: string[]) =>
  codes.includes((error as NodeJS.ErrnoException | undefined)?.code ?? '')
