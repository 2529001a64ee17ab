import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { unauthorized } from '../errors.ts'
import type { Actor } from '../http/access.ts'
import type { Settings } from '../settings.ts'
import { checkSession, checkToken } from './authenticate.ts'
import { findSessionByFileSecret, sessionLifetime } from './sessions.queries.ts'

/**
 * A new tab sends no bearer header, so files may also be opened with a cookie. It is tied to the
 * session, and nothing but the file routes reads it.
 */
export const fileCookie = (settings: Settings, secret: string) =>
  `${nameFor(settings)}=${secret}; Max-Age=${sessionLifetime / 1000}; ${attributes(settings)}`

export const noFileCookie = (settings: Settings) =>
  `${nameFor(settings)}=; Max-Age=0; ${attributes(settings)}`

/** Lets an administrator open files. Whatever is missing, the answer is the same. */
export function fileAuthenticator(context: Context) {
  return async (request: FastifyRequest): Promise<Actor> => {
    const actor = isFromElsewhere(request) ? undefined : await whoOpens(context, request)
    if (actor) return actor
    throw unauthorized('sign_in_needed', 'Please sign in to open this file.')
  }
}

async function whoOpens(context: Context, request: FastifyRequest): Promise<Actor | undefined> {
  const { db, now, settings } = context
  const holder = await checkToken(context, request)
  if (typeof holder !== 'string') return holder
  const secret = cookieOf(request, nameFor(settings))
  const session = secret && (await findSessionByFileSecret(db, secret))
  const opener = session && (await checkSession(db, session, now()))
  return typeof opener === 'object' ? opener : undefined
}

/** A page of another site that links, embeds or fetches. */
function isFromElsewhere({ headers }: FastifyRequest) {
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
