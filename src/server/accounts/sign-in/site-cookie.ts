import { parseCookie, type SetCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import type { Settings } from '#server/platform/settings/settings.ts'

/** A cookie that only this host gets and that scripts cannot read. */
export function siteCookie({ siteUrl }: Settings, name: string) {
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
export function readSiteCookie(settings: Settings, name: string, { headers }: FastifyRequest) {
  return parseCookie(headers.cookie ?? '')[siteCookie(settings, name).name]
}
