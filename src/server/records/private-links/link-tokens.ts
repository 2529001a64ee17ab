import { createHash, randomBytes } from 'node:crypto'
import { timeAfter } from '#server/platform/time.ts'

/** A new token of a link with what is stored about it, which cannot be used to open the link. */
export function newToken(now: Date, lifetime: number) {
  const token = randomBytes(32).toString('base64url')
  const expires_at = timeAfter(now, lifetime).toISOString()
  return { token, token_hash: hashToken(token), expires_at }
}

/** Without a salt, because nobody can guess 256 random bits. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
