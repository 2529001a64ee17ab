import { type Credentials, signInMessages } from '#contract/accounts/auth.ts'
import { secondFactorErrors, secondFactorMessages } from '#contract/accounts/second-factor.ts'
import type { Context } from '#server/platform/context.ts'
import { forbidden, unauthorized } from '#server/platform/errors.ts'
import { createQueue } from '#server/platform/http/queue.ts'
import { verifyPassword } from '../passwords/passwords.ts'
import { takeCode } from '../second-factor/second-factor.ts'
import {
  browserCounters,
  type Counter,
  codeCounters,
  countAttempt,
  refuseBlocked,
  strangerCounters,
} from '../sign-in-failures.queries.ts'
import { findUserByEmail, type UserWithFactor } from '../users/users.queries.ts'
import type { KnownBrowser } from './cookies.ts'

type Dependencies = Pick<Context, 'db' | 'now' | 'vault'>
type Place = { sender: string; browser: KnownBrowser | undefined }

/**
 * Strangers get two of the four slots for hashing. The others remain for browsers that have signed in
 * before and for people who are signed in.
 */
const strangers = createQueue(2)

/**
 * The user with these credentials, and the counters to delete once they are signed in. Only someone who
 * knows the password learns that the account is deactivated.
 */
export async function checkCredentials(
  context: Dependencies,
  { email, password, code }: Credentials,
  { sender, browser }: Place,
) {
  const { db, now } = context
  const user = await findUserByEmail(db, email)
  const known =
    user && browser?.userIds.includes(user.id) ? browserCounters(user.id, browser.id) : undefined
  const counters = known ?? strangerCounters(email, sender)
  const verify = async () => {
    await countAttempt(db, counters, now())
    return verifyPassword(password, user?.password_hash)
  }
  // A blocked attempt must not take a place in the queue.
  await refuseBlocked(db, counters, now())
  const right = await (known ? verify() : strangers(verify))
  if (!user || !right) throw unauthorized('invalid_credentials', signInMessages.invalid)
  if (user.active === 0) throw forbidden('deactivated', signInMessages.deactivated)
  if (user.factor_since === null) return { user, counters, usedRecoveryCode: false }
  const forCode = known ? [] : codeCounters(user.id)
  const kind = await checkCode(context, user, code, forCode)
  return { user, counters: [...counters, ...forCode], usedRecoveryCode: kind === 'recovery' }
}

async function checkCode(
  context: Dependencies,
  { id }: UserWithFactor,
  code: string | undefined,
  counters: Counter[],
) {
  if (code === undefined) {
    throw unauthorized(secondFactorErrors.codeNeeded, secondFactorMessages.codeNeeded)
  }
  await countAttempt(context.db, counters, context.now())
  const kind = await takeCode(context, id, code)
  if (!kind) throw unauthorized(secondFactorErrors.codeWrong, secondFactorMessages.codeWrong)
  return kind
}
