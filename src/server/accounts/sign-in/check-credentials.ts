import { type Credentials, lockedError, signInMessages } from '#contract/accounts/auth.ts'
import { secondFactorErrors, secondFactorMessages } from '#contract/accounts/second-factor.ts'
import type { Context } from '#server/platform/context.ts'
import { forbidden, HttpError, tooMany, unauthorized } from '#server/platform/errors.ts'
import { createQueue } from '#server/platform/http/queue.ts'
import { verifyPassword } from '../passwords/passwords.ts'
import { matchCode, takeCode } from '../second-factor/second-factor.ts'
import {
  accountCounter,
  addressCounter,
  browserCounters,
  type Counter,
  codeCounters,
  countAttempt,
  decoyCounters,
  findWait,
  refuseBlocked,
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
  credentials: Credentials,
  { sender, browser }: Place,
) {
  const { db, now } = context
  const { email, password, code } = credentials
  const user = await findUserByEmail(db, email)
  const known =
    user && browser?.userIds.includes(user.id) ? browserCounters(user.id, browser.id) : undefined
  const ofAddress = addressCounter(email, sender)
  const ofAccount = accountCounter(email)
  const counters = known ?? [ofAddress, ofAccount]
  const verify = async () => {
    await countAttempt(db, counters, now())
    return verifyPassword(password, user?.password_hash)
  }
  // A blocked attempt must not take a place in the queue.
  await refuseBlocked(db, known ?? [ofAddress], now())
  const lockedFor = known ? 0 : await findWait(db, [ofAccount], now())
  if (lockedFor > 0) {
    const usedRecoveryCode = await checkWhileLocked(context, user, credentials, ofAddress)
    if (!user || usedRecoveryCode === undefined) throw locked(lockedFor)
    if (user.active === 0) throw forbidden('deactivated', signInMessages.deactivated)
    return { user, counters: [ofAddress, ...codeCounters(user.id)], usedRecoveryCode }
  }
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

/**
 * While strangers' guesses lock an account, only the password together with a code of the second factor lets a new
 * browser in; undefined when one of them is wrong. The response and its time must not tell which one, so nobody learns
 * from it whether a guessed password is right. Wrong codes count for the account only with the right password, so that
 * strangers cannot use them up.
 */
async function checkWhileLocked(
  context: Dependencies,
  user: UserWithFactor | undefined,
  { email, password, code }: Credentials,
  ofAddress: Counter,
): Promise<boolean | undefined> {
  const { db, now } = context
  if (code === undefined) return undefined
  await countAttempt(db, [ofAddress], now())
  const factorOf = user && user.factor_since !== null ? user : undefined
  const match = factorOf && (await matchCode(context, factorOf.id, code).catch(() => undefined))
  const right = await strangers(() => verifyPassword(password, user?.password_hash))
  const forCode = right && factorOf ? codeCounters(factorOf.id) : decoyCounters(email)
  const counted = await countAttempt(db, forCode, now()).then(
    () => true,
    (error) => {
      if (error instanceof HttpError && error.status === 429) return false
      throw error
    },
  )
  if (!right || !counted || !match || !(await match.take())) return undefined
  return match.kind === 'recovery'
}

const locked = (wait: number) =>
  Object.assign(new HttpError(429, lockedError, signInMessages.locked), {
    retryAfter: tooMany(wait).retryAfter,
  })
