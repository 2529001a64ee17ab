import type { FastifyRequest } from 'fastify'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { TokenFault } from '#contract/accounts/auth.ts'
import { secondFactorErrors, secondFactorMessages } from '#contract/accounts/second-factor.ts'
import { refreshHeader } from '#contract/platform/endpoint.ts'
import type { Context } from '#server/platform/context.ts'
import { type Db, optionalWrite } from '#server/platform/db/transact.ts'
import { forbidden, unauthorized } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/access.ts'
import {
  findSession,
  type SessionWithUser,
  sessionIdleLimit,
  touchSession,
} from '../sessions/sessions.queries.ts'
import { toSignedInUser } from '../users/users.queries.ts'

type Dependencies = Pick<Context, 'db' | 'now' | 'jwtSecret'>

/** The user of the request's token, or why the token is not accepted. */
export async function checkToken(
  { db, now, jwtSecret }: Dependencies,
  request: FastifyRequest,
): Promise<Actor | TokenFault> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (!token) return 'no_token'
  const at = now()
  const claims = await readToken(jwtSecret, token, at)
  if (typeof claims === 'string') return claims
  const session = await findSession(db, claims.sessionId)
  if (!session || session.id !== claims.userId) return 'invalid'
  return checkSession(db, session, request, at)
}

/**
 * The user of a session that is still valid, or why it is not. A valid one is marked as in use, unless
 * the office made the request by itself.
 */
export async function checkSession(
  db: Db,
  session: SessionWithUser,
  request: FastifyRequest,
  at: Date,
): Promise<Actor | TokenFault> {
  if (session.revoked_at || session.active === 0) return 'revoked'
  // After a clock was corrected, a session may be from the future, and would not end for a long time.
  const idle = Math.abs(at.getTime() - Date.parse(session.last_seen_at))
  if (idle > sessionIdleLimit || session.expires_at <= at.toISOString()) return 'expired'
  if (!isUnattended(request)) {
    await optionalWrite(() => touchSession(db, session.sessionId, session.last_seen_at, at))
  }
  return { user: toSignedInUser(session), sessionId: session.sessionId }
}

const isUnattended = ({ routeOptions, headers }: FastifyRequest) =>
  routeOptions.config.unattended || refreshHeader in headers

export function authenticator(context: Dependencies) {
  return async (request: FastifyRequest): Promise<Actor> => {
    const actor = await checkToken(context, request)
    if (typeof actor !== 'string') return actor
    throw unauthorized(actor, 'Your session has expired. Please log in again.')
  }
}

/** Also refuses a user who must set up a second factor first. */
export function fullAuthenticator(context: Dependencies) {
  const authenticate = authenticator(context)
  return async (request: FastifyRequest): Promise<Actor> => {
    const actor = await authenticate(request)
    if (!actor.user.secondFactorNeeded) return actor
    throw forbidden(secondFactorErrors.setUpNeeded, secondFactorMessages.setUpNeeded)
  }
}

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
