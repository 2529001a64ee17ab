import type { Context } from '#server/platform/context.ts'
import { factorKeyMissing } from '#server/platform/errors.ts'
import { findStep, isAppCode } from './codes.ts'
import { openSecret } from './sealed-secrets.ts'
import { findFactor, takeRecoveryCode, takeStep } from './second-factor.queries.ts'

type Dependencies = Pick<Context, 'db' | 'now' | 'vault'>

/** Checks a code of the app or a recovery code and uses it up. Undefined when it is wrong or was used before. */
export async function takeCode(
  { db, now, vault }: Dependencies,
  userId: string,
  code: string,
): Promise<'app' | 'recovery' | undefined> {
  if (!isAppCode(code)) return (await takeRecoveryCode(db, userId, code)) ? 'recovery' : undefined
  const factor = await findFactor(db, userId)
  if (!factor) return undefined
  const secret = await openSecret(vault, factor).catch(() => {
    throw factorKeyMissing(factor.key_name)
  })
  const step = findStep(secret, code, now())
  return step !== undefined && (await takeStep(db, userId, step)) ? 'app' : undefined
}
