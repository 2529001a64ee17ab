import type { ErrorCause } from '#contract/office/status.ts'
import { isFull, isLocked, isUnavailable } from '#server/platform/db/database-errors.ts'
import { HttpError, isFileFault, StoreFault } from '#server/platform/errors.ts'

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
