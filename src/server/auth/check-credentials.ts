import { type Credentials, signInMessages } from '#contract/auth.ts'
import type { Context } from '../context.ts'
import { forbidden, unauthorized } from '../errors.ts'
import { createQueue } from '../http/queue.ts'
import { findUserByEmail } from '../users/users.queries.ts'
import type { KnownBrowser } from './known-browser.ts'
import { verifyPassword } from './passwords.ts'
import {
  browserCounters,
  countAttempt,
  refuseBlocked,
  strangerCounters,
} from './sign-in-failures.queries.ts'

type Place = { ip: string; browser: KnownBrowser | undefined }

/**
 * Strangers get two of the four slots for hashing. The others remain for browsers that have signed in
 * before and for people who are signed in.
 */
const strangers = createQueue(2)

/**
 * The user with these credentials, and the counters to forget once they are signed in. Only someone who
 * knows the password learns that the account is deactivated.
 */
export async function checkCredentials(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { email, password }: Credentials,
  { ip, browser }: Place,
) {
  const user = await findUserByEmail(db, email)
  const known =
    user && browser?.userIds.includes(user.id) ? browserCounters(user.id, browser.id) : undefined
  const counters = known ?? strangerCounters(email, ip)
  const verify = async () => {
    await countAttempt(db, counters, now())
    return verifyPassword(password, user?.password_hash)
  }
  // A blocked attempt must not take a place in the queue.
  await refuseBlocked(db, counters, now())
  const right = await (known ? verify() : strangers(verify))
  if (!user || !right) throw unauthorized('invalid_credentials', signInMessages.invalid)
  if (user.active === 0) throw forbidden('deactivated', signInMessages.deactivated)
  return { user, counters }
}
