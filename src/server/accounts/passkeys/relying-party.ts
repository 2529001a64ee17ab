import { isIP } from 'node:net'
import { isLoopback } from '#server/platform/settings/settings.ts'

/** The host name that passkeys are bound to, and the address that browsers must be at. */
export type RelyingParty = { id: string; origin: string }

/**
 * Undefined where browsers have no passkeys: at a bare IP address, and without TLS. On a local machine the site can
 * also be opened as `localhost`, where they work.
 */
export function findRelyingParty(siteUrl: string): RelyingParty | undefined {
  const url = new URL(siteUrl)
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  if (isLoopback(host)) {
    url.hostname = 'localhost'
    return { id: 'localhost', origin: url.origin }
  }
  if (isIP(host) !== 0 || url.protocol !== 'https:') return undefined
  return { id: host, origin: url.origin }
}
