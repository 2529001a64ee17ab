import { hkdfSync } from 'node:crypto'
import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import { jwtVerify, SignJWT } from 'jose'
import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/portable.ts'
import { unauthorized } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/access.ts'
import { getSender } from '#server/platform/http/rate-limits.ts'
import type { Settings } from '#server/platform/settings/settings.ts'
import { days, seconds, timeAfter } from '#server/platform/time.ts'
import { findSessionByFileSecret, sessionLifetime } from '../sessions/sessions.queries.ts'
import { checkSession, checkToken } from './authenticate.ts'

/** A cookie that only this host gets and that scripts cannot read. */
function siteCookie({ siteUrl }: Settings, name: string) {
  const secure = siteUrl.startsWith('https:')
  return {
    name: secure ? `__Host-${name}` : name,
    path: '/',
    httpOnly: true,
    secure,
    sameSite: 'strict',
  } satisfies Partial<SetCookie>
}

/** Reads a cookie for the few calls that use one; @fastify/cookie would parse them for every request. */
function readSiteCookie(settings: Settings, name: string, { headers }: FastifyRequest) {
  return parseCookie(headers.cookie ?? '')[siteCookie(settings, name).name]
}

const fileCookieName = 'files'

/**
 * A new tab sends no bearer header, so files can also be opened with a cookie. It belongs to the
 * session, and only the file routes read it.
 */
export const fileCookie = (settings: Settings, secret: string) =>
  stringifySetCookie({
    ...siteCookie(settings, fileCookieName),
    value: secret,
    maxAge: sessionLifetime / seconds,
  })

export const noFileCookie = (settings: Settings) =>
  stringifySetCookie({ ...siteCookie(settings, fileCookieName), value: '', maxAge: 0 })

/** Who opens a file. The response never says why someone is not signed in. */
export function fileAuthenticator(context: Context) {
  return async (request: FastifyRequest): Promise<Actor> => {
    const actor = isFromOtherSite(request) ? undefined : await findActor(context, request)
    if (actor && !actor.user.secondFactorNeeded) return actor
    throw unauthorized('sign_in_needed', 'Please sign in to open this file.')
  }
}

async function findActor(context: Context, request: FastifyRequest): Promise<Actor | undefined> {
  const { db, now, settings } = context
  const actor = await checkToken(context, request)
  if (typeof actor !== 'string') return actor
  const secret = readSiteCookie(settings, fileCookieName, request)
  const session = secret && (await findSessionByFileSecret(db, secret))
  const fromCookie = session && (await checkSession(db, session, request, now()))
  return typeof fromCookie === 'object' ? fromCookie : undefined
}

/** Whether a page of another site links to, embeds or fetches the file. */
function isFromOtherSite({ headers }: FastifyRequest) {
  const site = headers['sec-fetch-site']
  return site !== undefined && !['same-origin', 'same-site', 'none'].includes(String(site))
}

/** A browser that someone has signed in with, and who. */
export type KnownBrowser = { id: string; userIds: string[] }

type Dependencies = Pick<Context, 'settings' | 'jwtSecret' | 'now'>

const browserCookieName = 'browser'
const algorithm = 'HS256'
const audience = 'poplar-browser'
const lifetime = 90 * days

/** Several people may share a computer in the office. */
const mostUsers = 5

/** The browser of a request, if it has signed in before. */
export async function findKnownBrowser(
  { settings, jwtSecret, now }: Dependencies,
  request: FastifyRequest,
): Promise<KnownBrowser | undefined> {
  const cookie = readSiteCookie(settings, browserCookieName, request)
  if (!cookie) return undefined
  try {
    const { payload } = await jwtVerify(cookie, toKey(jwtSecret), {
      algorithms: [algorithm],
      audience,
      requiredClaims: ['exp', 'jti', 'users'],
      currentDate: now(),
    })
    return { id: String(payload.jti), userIds: payload.users as string[] }
  } catch {
    return undefined
  }
}

/** Others with the same address must not use up the attempts of a browser that has signed in before. */
export const browserOrAddress = (context: Dependencies) => async (request: FastifyRequest) =>
  (await findKnownBrowser(context, request))?.id ?? getSender(request)

/** The cookie by which a browser is known after this user has signed in with it. */
export async function knownBrowserCookie(
  { settings, jwtSecret, now }: Dependencies,
  known: KnownBrowser | undefined,
  userId: string,
) {
  const others = known?.userIds.filter((id) => id !== userId) ?? []
  const value = await new SignJWT({ users: [userId, ...others].slice(0, mostUsers) })
    .setProtectedHeader({ alg: algorithm })
    .setJti(known?.id ?? newId())
    .setAudience(audience)
    .setExpirationTime(timeAfter(now(), lifetime))
    .sign(toKey(jwtSecret))
  const maxAge = lifetime / seconds
  return stringifySetCookie({ ...siteCookie(settings, browserCookieName), value, maxAge })
}

/** A key of its own, so that no other token that this server signs can pass for this cookie. */
const toKey = (secret: string) =>
  new Uint8Array(hkdfSync('sha256', secret, '', 'poplar known browser', 32))
