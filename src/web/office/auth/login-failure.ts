import { signInMessages } from '#contract/auth.ts'
import { ApiError } from '#web/api/api-error.ts'

const unexpected = 'An unexpected error occurred. Please try again.'

/** The message for a failed sign-in. */
export function loginFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return unexpected
  const { status, reason } = error
  if (status === 0 || /failed to fetch|fetch failed/i.test(reason)) {
    return 'Unable to connect to server. Please check if the backend is running.'
  }
  if (status === 401 || reason.includes(signInMessages.invalid)) {
    return 'Invalid email or password. Please try again.'
  }
  if (reason.includes(signInMessages.deactivated)) {
    return 'Your account has been deactivated. Please contact an administrator.'
  }
  if (reason) return reason
  return status < 400 ? 'Login failed.' : unexpected
}
