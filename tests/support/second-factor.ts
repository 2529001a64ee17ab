import { TOTP } from 'otpauth'
import { newSecret } from '#server/accounts/second-factor/codes.ts'
import { storeSecret, switchOn } from '#server/accounts/second-factor/second-factor.queries.ts'
import { sealSecret } from '#server/accounts/second-factor/second-factor.ts'
import type { Context } from '#server/platform/context.ts'

/** The code that an authenticator app shows at this time. */
export const appCode = (secret: string, at = new Date()) =>
  new TOTP({ secret }).generate({ timestamp: at.getTime() })

/** Begins the set-up of a user's second factor, and returns its secret. */
export async function beginFactor({ db, vault }: Context, userId: string) {
  const secret = newSecret()
  await storeSecret(db, userId, await sealSecret(vault, userId, secret))
  return secret
}

/** Switches on a user's second factor, and returns its secret. */
export async function addFactor(context: Context, userId: string) {
  const secret = await beginFactor(context, userId)
  await switchOn(context.db, userId, context.now())
  return secret
}
