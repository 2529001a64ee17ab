import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorReply } from '#contract/platform/common.ts'
import { isUnavailable } from '../db/database-errors.ts'
import {
  badRequest,
  endedTooEarly,
  HttpError,
  isFileFault,
  notFound,
  tooLarge,
  unavailable,
  wrongType,
} from '../errors.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Remembers a request that failed because of the server. */
    rememberFailure?: (request: FastifyRequest, error: unknown) => void
  }
}

/** The only place where an error becomes a JSON response. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const response = beginErrorResponse(error, request, reply)
  return reply.type('application/json').send(toBody(response))
}

/** Logs the error and sets the status. The caller sends the body. */
export function beginErrorResponse(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  // A client that leaves in the middle of its request is not the server's fault.
  const response = error === request.raw.errored ? endedTooEarly() : toHttpError(error)
  if (response.status >= 500) {
    request.log.error({ err: error }, 'request failed')
    request.server.rememberFailure?.(request, error)
  }
  if (response.status === 503) reply.header('retry-after', '2')
  if (response.retryAfter !== undefined) reply.header('retry-after', String(response.retryAfter))
  reply.code(response.status)
  return response
}

export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  if (isUnavailable(error) || isFileFault(error)) return unavailable()
  return fromFastify(error as FastifyError)
}

function toBody({ code, message, fields, conflict }: HttpError): ErrorReply {
  const named = fields && Object.keys(fields).length > 0
  return { success: false, code, message, ...(named && { fields }), ...(conflict && { conflict }) }
}

const fastifyErrors: Record<string, HttpError> = {
  FST_ERR_CTP_INVALID_JSON_BODY: badRequest('The request is not valid JSON.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: badRequest('The request has no content.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: endedTooEarly(),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: wrongType('This kind of content is not accepted here.'),
  FST_ERR_CTP_BODY_TOO_LARGE: tooLarge('The request is too large.'),
  FST_STATIC_FORBIDDEN_PATH: notFound('That page'),
}

function fromFastify(error: FastifyError): HttpError {
  const known = fastifyErrors[error.code]
  if (known) return known
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return new HttpError(error.statusCode, 'bad_request', 'The request could not be understood.')
  }
  return new HttpError(500, 'internal', 'Something went wrong on our side. Please try again.')
}
