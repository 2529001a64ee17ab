import type { Conflict, ErrorReply } from '#contract/common.ts'

export const networkMessage = 'Network error. Please check your connection and try again.'

/** A call that did not succeed. `status` is 0 when there was no answer at all. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  /** The answer's own words; empty when it had none. */
  readonly reason: string
  readonly fields: Record<string, string>
  /** Someone else's newer version, when that is why. */
  readonly conflict: Conflict | undefined

  constructor(status: number, message: string, reply: Partial<ErrorReply> = {}) {
    super(message)
    this.status = status
    this.code = reply.code ?? ''
    this.reason = reply.message ?? ''
    this.fields = reply.fields ?? {}
    this.conflict = reply.conflict
  }
}

/** What to tell a person about a failed call. */
export const messageOf = (error: unknown, otherwise: string) =>
  (error instanceof ApiError && error.message) || otherwise

/** The server's own words, else the screen's; without any answer it is the network. */
export const reasonOf = (error: unknown, otherwise: string) =>
  (error instanceof ApiError && (error.reason || (error.status === 0 && error.message))) ||
  otherwise

/** Someone else was faster, or it cannot be as things are. */
export const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409

/** The newer version that a save would have overwritten. */
export const conflictOf = (error: unknown) =>
  error instanceof ApiError ? error.conflict : undefined

/** What it is about is not there any more. */
export const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** Nothing to tell here: the way to the login tells it. */
export const isSessionOver = (error: unknown) => error instanceof ApiError && error.status === 401

/**
 * The answer of the server as an error; what it says counts, else its status. A 200 that says only
 * `success: false` has no words of its own: then the screen has.
 */
export function toApiError(status: number, body: Partial<ErrorReply> | undefined) {
  const otherwise = status === 200 && body ? '' : `HTTP error! status: ${status}`
  return new ApiError(status, body?.message || otherwise, body)
}
