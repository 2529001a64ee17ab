import type { SignedInUser } from '#contract/accounts/auth.ts'
import { passwordMessages } from '#contract/accounts/passwords.ts'
import { secondFactorMessages } from '#contract/accounts/second-factor.ts'
import type { Context } from '#server/platform/context.ts'
import { badRequest } from '#server/platform/errors.ts'
import { verifyPassword } from '../passwords/passwords.ts'
import { countAttempt, forgetFailures, signedInCounters } from '../sign-in-failures.queries.ts'
import { findUserByEmail } from '../users/users.queries.ts'
import { takeCode } from './take-code.ts'

type Dependencies = Pick<Context, 'db' | 'now' | 'vault'>

/** What a signed-in user proves again: the password, in the field of this name, and perhaps a code. */
type Proof = { field: 'current' | 'password'; password: string; code?: string }

/** Limited like a sign-in, so that nobody can guess the password at an unattended computer. */
export async function checkCurrentPassword(
  context: Dependencies,
  { _id, email }: SignedInUser,
  { field, password, code }: Proof,
) {
  const { db, now } = context
  const counters = signedInCounters(_id)
  await countAttempt(db, counters, now())
  const user = await findUserByEmail(db, email)
  if (!(await verifyPassword(password, user?.password_hash))) {
    throw badRequest(passwordMessages.currentWrong, { [field]: passwordMessages.currentWrong })
  }
  if (code !== undefined && !(await takeCode(context, _id, code))) {
    throw badRequest(secondFactorMessages.codeWrong, { code: secondFactorMessages.codeWrong })
  }
  await forgetFailures(db, counters)
}
