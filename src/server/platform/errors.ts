import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { type Conflict, conflictMessage, type ErrorReply } from '#contract/platform/common.ts'
import { isUnavailable } from './db/database-errors.ts'
import { StoreFault } from './files/stores/store-errors.ts'
import { seconds } from './time.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Remembers a request that failed because of the server. */
    rememberFailure?: (request: FastifyRequest, error: unknown) => void
  }
}

type Fields = Record<string, string>

/** An error answer. Its message is shown to people. */
export class HttpError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Fields | undefined
  readonly conflict: Conflict | undefined
  /** In how many seconds the caller may try again. */
  readonly retryAfter?: number

  constructor(status: number, code: string, message: string, fields?: Fields, conflict?: Conflict) {
    super(message)
    this.status = status
    this.code = code
    this.fields = fields
    this.conflict = conflict
  }
}

export const badRequest = (message: string, fields?: Fields) =>
  new HttpError(400, 'bad_request', message, fields)
export const endedTooEarly = () => badRequest('The request ended too early.')
export const unauthorized = (code: string, message: string) => new HttpError(401, code, message)
export const forbidden = (code: string, message: string) => new HttpError(403, code, message)
export const notFound = (what: string) => new HttpError(404, 'not_found', `${what} was not found.`)
export const conflict = (message: string) => new HttpError(409, 'conflict', message)
export const otherVersion = (theirs: Conflict) =>
  new HttpError(409, 'conflict', conflictMessage, undefined, theirs)
export const otherContent = (message: string) => new HttpError(422, 'other_content', message)
export const tooLarge = (message: string, fields?: Fields) =>
  new HttpError(413, 'too_large', message, fields)
export const wrongType = (message: string, fields?: Fields) =>
  new HttpError(415, 'wrong_type', message, fields)
export const tooMany = (wait: number) =>
  Object.assign(
    new HttpError(429, 'too_many', 'Too many requests. Please wait a moment and try again.'),
    { retryAfter: Math.ceil(wait / seconds) },
  )
export const unavailable = () =>
  new HttpError(503, 'unavailable', 'The service is busy. Please try again in a moment.')

export const keyMissing = (name: string) =>
  new HttpError(
    503,
    'key_missing',
    `This file cannot be opened, because its key “${name}” is missing or wrong. Please tell the person who runs the server.`,
  )
export const factorKeyMissing = (name: string) =>
  new HttpError(
    503,
    'key_missing',
    `The code cannot be checked, because the key “${name}” is missing or wrong. Please use a recovery code, and tell the person who runs the server.`,
  )

type Issue = { path: PropertyKey[]; message: string; code?: string | undefined }

/** All field messages of a failed check. The main message is that of a rule about the whole form, else the first one. */
export function failedCheck(issues: Issue[]) {
  const fields: Fields = {}
  for (const issue of issues) {
    const name = issue.path.join('.')
    if (name && !(name in fields)) fields[name] = issue.message
  }
  const whole = issues.find((issue) => issue.path.length === 0 && issue.code === 'custom')
  const [first = 'Please check what you entered.'] = Object.values(fields)
  return badRequest(whole?.message ?? first, fields)
}

/** The only place where an error becomes a JSON answer. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const answer = beginErrorAnswer(error, request, reply)
  return reply.type('application/json').send(toBody(answer))
}

/** Logs the error and sets the status. The caller sends the body. */
export function beginErrorAnswer(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  // A client that goes away in the middle of its request is no fault of the server.
  const answer = error === request.raw.errored ? endedTooEarly() : toHttpError(error)
  if (answer.status >= 500) {
    request.log.error({ err: error }, 'request failed')
    request.server.rememberFailure?.(request, error)
  }
  if (answer.status === 503) reply.header('retry-after', '2')
  if (answer.retryAfter !== undefined) reply.header('retry-after', String(answer.retryAfter))
  reply.code(answer.status)
  return answer
}

export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  if (hasZodFastifySchemaValidationErrors(error)) return fromValidation(error)
  if (isUnavailable(error) || isFileFault(error)) return unavailable()
  return fromFastify(error as FastifyError)
}

/** Full, read-only, broken or out of open files: once that is repaired, the same request succeeds. */
const isDiskFault = (error: unknown) =>
  ['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EACCES', 'EIO', 'EMFILE', 'ENFILE'].includes(
    (error as NodeJS.ErrnoException | undefined)?.code ?? '',
  )

/** The disk or the file store is at fault, not the request. */
export const isFileFault = (error: unknown) => error instanceof StoreFault || isDiskFault(error)

function toBody({ code, message, fields, conflict }: HttpError): ErrorReply {
  const named = fields && Object.keys(fields).length > 0
  return { success: false, code, message, ...(named && { fields }), ...(conflict && { conflict }) }
}

function fromValidation(error: FastifyError & { validationContext?: string }): HttpError {
  if (error.validationContext === 'params') return notFound('That page')
  const issues = (error.validation ?? []).map((issue) => ({
    path: issue.instancePath.split('/').filter(Boolean),
    message: issue.message ?? '',
    code: issue.keyword,
  }))
  return failedCheck(issues)
}

const fastifyAnswers: Record<string, HttpError> = {
  FST_ERR_CTP_INVALID_JSON_BODY: badRequest('The request is not valid JSON.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: badRequest('The request has no content.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: endedTooEarly(),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: wrongType('This kind of content is not accepted here.'),
  FST_ERR_CTP_BODY_TOO_LARGE: tooLarge('The request is too large.'),
  FST_STATIC_FORBIDDEN_PATH: notFound('That page'),
}

function fromFastify(error: FastifyError): HttpError {
  const known = fastifyAnswers[error.code]
  if (known) return known
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return new HttpError(error.statusCode, 'bad_request', 'The request could not be understood.')
  }
  return new HttpError(500, 'internal', 'Something went wrong on our side. Please try again.')
}
