import { hkdfSync } from 'node:crypto'
import { stringifySetCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import { jwtVerify, SignJWT } from 'jose'
import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/portable.ts'
import { days, seconds, timeAfter } from '#server/platform/time.ts'
import { readSiteCookie, siteCookie } from './site-cookie.ts'

/** A browser that someone has signed in with, and who. */
export type KnownBrowser = { id: string; userIds: string[] }

type Dependencies = Pick<Context, 'settings' | 'jwtSecret' | 'now'>

const name = 'browser'
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
  const cookie = readSiteCookie(settings, name, request)
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
  return stringifySetCookie({ ...siteCookie(settings, name), value, maxAge })
}

/** A key of its own, so that no other token that this server signs can pass for this cookie. */
const toKey = (secret: string) =>
  new Uint8Array(hkdfSync('sha256', secret, '', 'poplar known browser', 32))
