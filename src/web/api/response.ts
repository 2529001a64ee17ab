import type { ErrorReply } from '#contract/platform/common.ts'
import { toApiError } from './api-error.ts'
import { expireSession, recheckSession } from './session.ts'

/**
 * Returns the body of a successful response. Anything else is thrown as an `ApiError`: another status,
 * no JSON, or a body with `success: false`.
 */
export function requireSuccess(status: number, body: unknown): unknown {
  const ok = status >= 200 && status < 300
  const reply = (body ?? undefined) as (Partial<ErrorReply> & { success?: boolean }) | undefined
  if (ok && reply !== undefined && reply.success !== false) return reply
  throw toApiError(status, reply)
}

/** A refused token ends the session, no matter which call it was sent with. A refused role may be a new one. */
export function checkRefusal(status: number, token: string | null) {
  if (status === 401) expireSession(token)
  if (status === 403) recheckSession()
}
