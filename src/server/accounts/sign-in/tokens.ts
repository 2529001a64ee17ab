import { errors, jwtVerify, SignJWT } from 'jose'
import type { TokenFault } from '#contract/accounts/auth.ts'

type TokenClaims = { userId: string; sessionId: string }

const algorithm = 'HS256'
const issuer = 'poplar'
const audience = 'poplar-office'

export function signToken(secret: string, claims: TokenClaims, issued: Date, expires: Date) {
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setSubject(claims.userId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issued)
    .setExpirationTime(expires)
    .sign(toKey(secret))
}

/** The claims of a valid token. Whether its session is still open is checked elsewhere. */
export async function readToken(
  secret: string,
  token: string,
  now: Date,
): Promise<TokenClaims | Extract<TokenFault, 'expired' | 'invalid'>> {
  try {
    const { payload } = await jwtVerify(token, toKey(secret), {
      algorithms: [algorithm],
      issuer,
      audience,
      typ: 'JWT',
      requiredClaims: ['sub', 'sid', 'exp'],
      currentDate: now,
    })
    return { userId: String(payload.sub), sessionId: String(payload.sid) }
  } catch (error) {
    return error instanceof errors.JWTExpired ? 'expired' : 'invalid'
  }
}

const toKey = (secret: string) => new TextEncoder().encode(secret)
