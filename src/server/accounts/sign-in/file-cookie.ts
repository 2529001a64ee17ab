import { stringifySetCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import type { Context } from '#server/platform/context.ts'
import { unauthorized } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/access.ts'
import type { Settings } from '#server/platform/settings/settings.ts'
import { seconds } from '#server/platform/time.ts'
import { findSessionByFileSecret, sessionLifetime } from '../sessions/sessions.queries.ts'
import { checkSession, checkToken } from './authenticate.ts'
import { readSiteCookie, siteCookie } from './site-cookie.ts'

const name = 'files'

/**
 * A new tab sends no bearer header, so files can also be opened with a cookie. It belongs to the
 * session, and only the file routes read it.
 */
export const fileCookie = (settings: Settings, secret: string) =>
  stringifySetCookie({
    ...siteCookie(settings, name),
    value: secret,
    maxAge: sessionLifetime / seconds,
  })

export const noFileCookie = (settings: Settings) =>
  stringifySetCookie({ ...siteCookie(settings, name), value: '', maxAge: 0 })

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
  const secret = readSiteCookie(settings, name, request)
  const session = secret && (await findSessionByFileSecret(db, secret))
  const fromCookie = session && (await checkSession(db, session, request, now()))
  return typeof fromCookie === 'object' ? fromCookie : undefined
}

/** Whether a page of another site links to, embeds or fetches the file. */
function isFromOtherSite({ headers }: FastifyRequest) {
  const site = headers['sec-fetch-site']
  return site !== undefined && !['same-origin', 'same-site', 'none'].includes(String(site))
}
