import { argon2Sync } from 'node:crypto'
import { TOTP } from 'otpauth'
import { newSecret } from '#server/accounts/second-factor/codes.ts'
import { storeSecret, switchOn } from '#server/accounts/second-factor/second-factor.queries.ts'
import { sealSecret } from '#server/accounts/second-factor/second-factor.ts'
import { createSession } from '#server/accounts/sessions/sessions.queries.ts'
import { signToken } from '#server/accounts/sign-in/authenticate.ts'
import { accountCounter, countAttempt } from '#server/accounts/sign-in-failures.queries.ts'
import type { Context } from '#server/platform/context.ts'

const knownHashes = new Map<string, string>()

/** A password hash that takes almost no time to check, because most tests sign in and few are about hashing. */
export function cheapHash(password: string): string {
  const known = knownHashes.get(password) ?? computeCheapHash(password)
  knownHashes.set(password, known)
  return known
}

function computeCheapHash(password: string) {
  const nonce = Buffer.alloc(16, 'salt')
  const cost = { memory: 128, passes: 1, parallelism: 11 }
  const tag = argon2Sync('argon2id', { message: password, nonce, tagLength: 32, ...cost })
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replaceAll('=', ''))
  return `$argon2id$v=19$m=128,t=1,p=11$${salt}$${hash}`
}

type Dependencies = Pick<Context, 'db' | 'now' | 'jwtSecret'>

/** Opens a session for a user without asking for the password. */
export async function openSession({ db, now, jwtSecret }: Dependencies, userId: string) {
  const session = await createSession(db, userId, { userAgent: '', ip: '' }, now())
  const claims = { userId, sessionId: session.id }
  const token = await signToken(jwtSecret, claims, now(), session.expires)
  return {
    sessionId: session.id,
    fileSecret: session.fileSecret,
    headers: { authorization: `Bearer ${token}` },
  }
}

/** Counts as many wrong passwords of strangers as lock an account. */
export async function lockAccount({ db, now }: Pick<Context, 'db' | 'now'>, email: string) {
  for (let guess = 0; guess < 50; guess += 1) {
    await countAttempt(db, [accountCounter(email)], now())
  }
}

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
