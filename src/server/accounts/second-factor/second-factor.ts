import type { SignedInUser } from '#contract/accounts/auth.ts'
import { passwordMessages } from '#contract/accounts/passwords.ts'
import { secondFactorMessages } from '#contract/accounts/second-factor.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { badRequest, factorKeyMissing } from '#server/platform/errors.ts'
import type { Vault } from '#server/platform/files/vault.ts'
import { verifyPassword } from '../passwords/passwords.ts'
import { countAttempt, forgetFailures, signedInCounters } from '../sign-in-failures.queries.ts'
import { findUserByEmail } from '../users/users.queries.ts'
import { findStep, isAppCode } from './codes.ts'
import {
  findFactor,
  listSecretsOfOtherKeys,
  replaceSecret,
  takeRecoveryCode,
  takeStep,
} from './second-factor.queries.ts'

const makeContext = (userId: string) => ({ file: userId, class: 'second-factor' })

export async function sealSecret(vault: Vault, userId: string, secret: string) {
  const { sealed, keyName } = await vault.seal(Buffer.from(secret), makeContext(userId))
  return { sealed_secret: sealed.toString('base64'), key_name: keyName }
}

type Sealed = { user_id: string; sealed_secret: string }

export async function openSecret(vault: Vault, { user_id, sealed_secret }: Sealed) {
  return String(await vault.open(Buffer.from(sealed_secret, 'base64'), makeContext(user_id)))
}

/** Encrypts the secrets that an older key encrypted with the newest one. Returns how many could not be opened. */
export async function resealSecondFactors(db: Db, vault: Vault): Promise<number> {
  const rows = await listSecretsOfOtherKeys(db, await vault.keyName())
  let failed = 0
  for (const row of rows) {
    const secret = await openSecret(vault, row).catch(() => undefined)
    if (secret === undefined) {
      failed += 1
      continue
    }
    await replaceSecret(db, row, await sealSecret(vault, row.user_id, secret))
  }
  return failed
}

type Dependencies = Pick<Context, 'db' | 'now' | 'vault'>

type CodeKind = 'app' | 'recovery'

/** Checks a code of the app or a recovery code and uses it up. Undefined when it is wrong or was used before. */
export async function takeCode(
  context: Dependencies,
  userId: string,
  code: string,
): Promise<CodeKind | undefined> {
  const match = await matchCode(context, userId, code)
  return match && (await match.take()) ? match.kind : undefined
}

/** Whether a code may be right. `take` uses it up, and returns false when it was used before or does not exist. */
export async function matchCode(
  { db, now, vault }: Dependencies,
  userId: string,
  code: string,
): Promise<{ kind: CodeKind; take: () => Promise<boolean> } | undefined> {
  if (!isAppCode(code)) {
    return { kind: 'recovery', take: () => takeRecoveryCode(db, userId, code) }
  }
  const factor = await findFactor(db, userId)
  if (!factor) return undefined
  const secret = await openSecret(vault, factor).catch(() => {
    throw factorKeyMissing(factor.key_name)
  })
  const step = findStep(secret, code, now())
  if (step === undefined) return undefined
  return { kind: 'app', take: () => takeStep(db, userId, step) }
}

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
