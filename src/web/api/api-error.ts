import type { Conflict, ErrorReply } from '#contract/platform/common.ts'

export const networkMessage = 'Network error. Please check your connection and try again.'

/** A failed call. `status` is 0 if there was no response. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  /** The server's message; empty if it sent none. */
  readonly reason: string
  readonly fields: Record<string, string>
  /** The newer version that someone else saved, if that is the reason. */
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

export const errorMessage = (error: unknown, otherwise: string) =>
  (error instanceof ApiError && error.message) || otherwise

/** The server's message, else the network error if there was no response, else the screen's own text. */
export const errorReason = (error: unknown, otherwise: string) =>
  (error instanceof ApiError && (error.reason || (error.status === 0 && error.message))) ||
  otherwise

export const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409

/** The newer version that saving would have overwritten. */
export const getConflict = (error: unknown) =>
  error instanceof ApiError ? error.conflict : undefined

/** The record has been deleted. */
export const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** Needs no message, because the login screen says it. */
export const isSessionOver = (error: unknown) => error instanceof ApiError && error.status === 401

/**
 * Turns a response into an error with the server's message, else its status. For a 200 with only
 * `success: false` the message stays empty, so that the screen uses its own text.
 */
export function toApiError(status: number, body: Partial<ErrorReply> | undefined) {
  const otherwise = status === 200 && body ? '' : `HTTP error! status: ${status}`
  return new ApiError(status, body?.message || otherwise, body)
}
