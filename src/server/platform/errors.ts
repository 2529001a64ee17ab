import { type Conflict, conflictMessage } from '#contract/platform/common.ts'
import { seconds } from './time.ts'

type Fields = Record<string, string>

/** An error response. Its message is shown to people. */
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

const checkEntries = 'Please check what you entered.'

/** For a check of what someone sent: where a schema has no message, zod would say one for programmers. */
export const ownWords = { error: () => checkEntries }

/** All field messages of a failed check. The main message is that of a rule about the whole form, else the first one. */
export function failedCheck(issues: Issue[]) {
  const fields: Fields = {}
  for (const issue of issues) {
    const name = issue.path.join('.')
    if (name && !(name in fields)) fields[name] = issue.message
  }
  const whole = issues.find((issue) => issue.path.length === 0 && issue.code === 'custom')
  const [first = checkEntries] = Object.values(fields)
  return badRequest(whole?.message ?? first, fields)
}

/** Whether an error says that there is no such file. */
export const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** What `act` returns, or `otherwise` when there is no such file. */
export async function unlessMissing<T>(otherwise: T, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (isMissing(error)) return otherwise
    throw error
  }
}

export const missingFile = (name: string) =>
  Object.assign(new Error(`There is no file ${name}.`), { code: 'ENOENT' })

/** The store refused, failed or gave no response in time. Once that is repaired, the same request succeeds. */
export class StoreFault extends Error {}

const hasCode = (error: unknown, codes: string[]) =>
  codes.includes((error as NodeJS.ErrnoException | undefined)?.code ?? '')

/** Whether the disk takes no more files. */
export const isDiskFull = (error: unknown) => hasCode(error, ['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS'])

/** Full, read-only, broken or out of open files: once that is repaired, the same request succeeds. */
const isDiskFault = (error: unknown) =>
  isDiskFull(error) || hasCode(error, ['EACCES', 'EIO', 'EMFILE', 'ENFILE'])

/** The disk or the file store is at fault, not the request. */
export const isFileFault = (error: unknown) => error instanceof StoreFault || isDiskFault(error)
