import { signInMessages } from '#contract/accounts/auth.ts'
import { secondFactorErrors, secondFactorMessages } from '#contract/accounts/second-factor.ts'
import { ApiError } from '#web/api/api-error.ts'

const unexpected = 'An unexpected error occurred. Please try again.'

/** The password is right, and the account has a second factor. */
export const isCodeNeeded = (error: unknown) =>
  error instanceof ApiError && error.code === secondFactorErrors.codeNeeded

/** The message for a failed sign-in. */
export function loginFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return unexpected
  const { status, reason, code } = error
  if (status === 0 || /failed to fetch|fetch failed/i.test(reason)) {
    return 'Unable to connect to server. Please check if the backend is running.'
  }
  if (code === secondFactorErrors.codeWrong) return secondFactorMessages.codeWrong
  if (status === 401 || reason.includes(signInMessages.invalid)) {
    return 'Invalid email or password. Please try again.'
  }
  if (reason.includes(signInMessages.deactivated)) {
    return 'Your account has been deactivated. Please contact an administrator.'
  }
  if (reason) return reason
  return status < 400 ? 'Login failed.' : unexpected
}
