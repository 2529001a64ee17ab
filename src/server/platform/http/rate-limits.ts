import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import rateLimit, { type FastifyRateLimitStore, type RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyInstance, RouteOptions } from 'fastify'
import type { Db } from '../db/transact.ts'
import { tooMany } from '../errors.ts'
import { addToLimit } from './rate-limits.queries.ts'

export type RouteLimit = { rateLimit: RateLimitOptions }

/** Limits for each sender. They have no effect with `RATE_LIMITS=off`. */
export const limits = {
  signIn: { rateLimit: { max: 10, timeWindow: '15 minutes' } },
  messages: { rateLimit: { max: 5, timeWindow: '1 hour' } },
  policyReports: { rateLimit: { max: 20, timeWindow: '1 hour' } },
  testMail: { rateLimit: { max: 5, timeWindow: '1 hour' } },
  apply: { rateLimit: { max: 10, timeWindow: '1 hour' } },
  openLink: { rateLimit: { max: 60, timeWindow: '15 minutes' } },
  changeByLink: { rateLimit: { max: 20, timeWindow: '1 hour' } },
  refer: { rateLimit: { max: 10, timeWindow: '1 hour' } },
}

/** Counts in memory, or for several instances together in the database. */
export async function limitRates(
  app: FastifyInstance,
  shared?: Parameters<typeof sharedLimits>[0],
) {
  await app.register(rateLimit, {
    global: false,
    ...(shared && { store: sharedLimits(shared) }),
    keyGenerator: getSender,
    errorResponseBuilder: (_, { ttl }) => tooMany(ttl),
  })
}

type Dependencies = { db: Db; now: () => Date; jwtSecret: string }
type CountCallback = Parameters<FastifyRateLimitStore['incr']>[1]
type Route = { routeInfo: Pick<RouteOptions, 'method' | 'url'> }

/** How many refused senders an instance remembers, so that a flood of them does not reach the database. */
const remembered = 5000

/** Counts in the database, so that several instances have one limit together. */
function sharedLimits({ db, now, jwtSecret }: Dependencies) {
  return class SharedLimits {
    private readonly route: string
    private readonly refusedUntil = new Map<string, Date>()

    constructor(_options: unknown, route = '') {
      this.route = route
    }

    /** The package passes more than its types say. */
    child(options: object) {
      const { routeInfo } = options as Route
      return new SharedLimits(undefined, `${routeInfo.method} ${routeInfo.url}`)
    }

    incr(sender: string, callback: CountCallback, window: number, max: number) {
      this.count(sender, window, max).then((result) => callback(null, result), callback)
    }

    private async count(sender: string, window: number, max: number) {
      // Addresses are personal, so they are not stored as they are.
      const key = createHmac('sha256', jwtSecret).update(`${this.route} ${sender}`).digest('hex')
      const at = now()
      const refused = this.refusedUntil.get(key)
      if (refused && refused > at)
        return { current: max + 1, ttl: refused.getTime() - at.getTime() }
      const { count, endsAt } = await addToLimit(db, key, at, window)
      if (count > max) this.remember(key, endsAt)
      return { current: count, ttl: endsAt.getTime() - at.getTime() }
    }

    private remember(key: string, endsAt: Date) {
      this.refusedUntil.set(key, endsAt)
      if (this.refusedUntil.size <= remembered) return
      this.refusedUntil.delete(this.refusedUntil.keys().next().value ?? '')
    }
  }
}

/**
 * Whom a limit counts: an IPv4 address, or the /64 network of an IPv6 address, because one customer of an
 * internet provider has all addresses of such a network. A client that is gone has no address any more.
 */
export function getSender(request: { ip: string | undefined }): string {
  const ip = withoutPort(request.ip ?? '')
  if (!isIPv6(ip) || ip.includes('.')) return ip.replace(/^::ffff:/i, '')
  const [start = '', end] = ip.replace(/%.*$/, '').split('::')
  const before = start.split(':').filter(Boolean)
  const after = end?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  const network = [...before, ...zeros, ...after].slice(0, 4)
  return `${network.map((part) => Number.parseInt(part, 16).toString(16)).join(':')}::/64`
}

/** Some proxies name the port too, which is another one with each connection. */
const withoutPort = (ip: string) =>
  ip.replace(/^\[([^\]]+)\](:\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
