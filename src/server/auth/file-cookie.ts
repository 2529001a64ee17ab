import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { unauthorized } from '../errors.ts'
import type { Actor } from '../http/access.ts'
import type { Settings } from '../settings.ts'
import { checkSession, checkToken } from './authenticate.ts'
import { findSessionByFileSecret, sessionLifetime } from './sessions.queries.ts'

/**
 * A new tab sends no bearer header, so files can also be opened with a cookie. It belongs to the
 * session, and only the file routes read it.
 */
export const fileCookie = (settings: Settings, secret: string) =>
  `${nameFor(settings)}=${secret}; Max-Age=${sessionLifetime / 1000}; ${attributes(settings)}`

export const noFileCookie = (settings: Settings) =>
  `${nameFor(settings)}=; Max-Age=0; ${attributes(settings)}`

/** Lets an administrator open files. The answer never says why someone may not. */
export function fileAuthenticator(context: Context) {
  return async (request: FastifyRequest): Promise<Actor> => {
    const actor = isFromOtherSite(request) ? undefined : await findActor(context, request)
    if (actor) return actor
    throw unauthorized('sign_in_needed', 'Please sign in to open this file.')
  }
}

async function findActor(context: Context, request: FastifyRequest): Promise<Actor | undefined> {
  const { db, now, settings } = context
  const actor = await checkToken(context, request)
  if (typeof actor !== 'string') return actor
  const secret = cookieOf(request, nameFor(settings))
  const session = secret && (await findSessionByFileSecret(db, secret))
  const fromCookie = session && (await checkSession(db, session, now()))
  return typeof fromCookie === 'object' ? fromCookie : undefined
}

/** Whether a page of another site links to, embeds or fetches the file. */
function isFromOtherSite({ headers }: FastifyRequest) {
  const site = headers['sec-fetch-site']
  return site !== undefined && !['same-origin', 'same-site', 'none'].includes(String(site))
}

function cookieOf({ headers }: FastifyRequest, name: string) {
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim().split('='))
  return cookies.find(([each]) => each === name)?.[1]
}

const isSecure = ({ siteUrl }: Settings) => siteUrl.startsWith('https:')
const nameFor = (settings: Settings) => (isSecure(settings) ? '__Host-files' : 'files')
const attributes = (settings: Settings) =>
  `Path=/; ${isSecure(settings) ? 'Secure; ' : ''}HttpOnly; SameSite=Strict`
