import { signInMessages } from '#contract/auth.ts'
import { ApiError } from '#web/api/api-error.ts'

/** What the login screen says about a sign-in that did not succeed. */
export function loginFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return 'An unexpected error occurred. Please try again.'
  const { status, message, code } = error
  if (status === 0) return 'Unable to connect to server. Please check if the backend is running.'
  // An answer without an error status can still say that it is no success.
  if (status < 400) return message || 'Login failed.'
  if (status === 401 || message === signInMessages.invalid) {
    return 'Invalid email or password. Please try again.'
  }
  if (message === signInMessages.deactivated) {
    return 'Your account has been deactivated. Please contact an administrator.'
  }
  return code ? message : 'An unexpected error occurred. Please try again.'
}
