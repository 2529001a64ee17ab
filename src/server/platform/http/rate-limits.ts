import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import rateLimit, { type FastifyRateLimitStore, type RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyInstance, RouteOptions } from 'fastify'
import type { Db } from '../db/transact.ts'
import { tooMany } from '../errors.ts'
import { timeAfter } from '../time.ts'
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
export async function limitRates(app: FastifyInstance, shared?: Dependencies) {
  await app.register(rateLimit, {
    global: false,
    store: shared
      ? countingStore(shared.now, countInDatabase(shared))
      : countingStore(() => new Date(), countInMemory()),
    keyGenerator: getSender,
    errorResponseBuilder: (_, { ttl }) => tooMany(ttl),
  })
}

type Dependencies = { db: Db; now: () => Date; jwtSecret: string }
type CountCallback = Parameters<FastifyRateLimitStore['incr']>[1]
type Route = { routeInfo: Pick<RouteOptions, 'method' | 'url'> }
/** Counts one more request of a key, and says how many there are until when. */
type Count = (key: string, at: Date, window: number) => Promise<{ count: number; endsAt: Date }>

/** How many senders an instance remembers. */
const remembered = 15_000

/** The store that the package asks. It counts the networks around an IPv6 sender too. */
function countingStore(now: () => Date, count: Count) {
  /** So that a flood of refused senders does not reach the database. */
  const refusedUntil = new Map<string, Date>()

  const countOne = async (key: string, window: number, max: number) => {
    const at = now()
    const refused = refusedUntil.get(key)
    if (refused && refused > at) return { current: max + 1, ttl: refused.getTime() - at.getTime() }
    const { count: current, endsAt } = await count(key, at, window)
    if (current > max) rememberIn(refusedUntil, key, endsAt)
    return { current, ttl: endsAt.getTime() - at.getTime() }
  }

  /** Refused requests do not count for the wider networks, whose other customers sent none of them. */
  const countAll = async (route: string, sender: string, window: number, max: number) => {
    const result = await countOne(`${route} ${sender}`, window, max)
    if (result.current > max) return result
    for (const { network, share } of networksAround(sender)) {
      const around = await countOne(`${route} ${network}`, window, max * share)
      if (around.current > max * share) return { ...around, current: max + 1 }
    }
    return result
  }

  return class CountingStore {
    private readonly route: string

    constructor(_options: unknown, route = '') {
      this.route = route
    }

    /** The package passes more than its types say. */
    child(options: object) {
      const { routeInfo } = options as Route
      return new CountingStore(undefined, `${routeInfo.method} ${routeInfo.url}`)
    }

    incr(sender: string, callback: CountCallback, window: number, max: number) {
      countAll(this.route, sender, window, max).then((result) => callback(null, result), callback)
    }
  }
}

/** Several instances have one limit together. Addresses are personal, so they are not stored as they are. */
const countInDatabase =
  ({ db, jwtSecret }: Dependencies): Count =>
  (key, at, window) =>
    addToLimit(db, createHmac('sha256', jwtSecret).update(key).digest('hex'), at, window)

function countInMemory(): Count {
  const counts = new Map<string, { count: number; endsAt: Date }>()
  return async (key, at, window) => {
    const known = counts.get(key)
    const latest = timeAfter(at, window)
    // One that ends later was counted while the clock was ahead.
    const isOver = !known || known.endsAt <= at || known.endsAt > latest
    const next = isOver ? { count: 1, endsAt: latest } : { ...known, count: known.count + 1 }
    rememberIn(counts, key, next)
    return next
  }
}

/** Forgets what was set longest ago when there is too much. */
function rememberIn<T>(map: Map<string, T>, key: string, value: T) {
  map.delete(key)
  map.set(key, value)
  if (map.size > remembered) map.delete(map.keys().next().value ?? '')
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

/**
 * The networks around that of an IPv6 sender, and how many times its limit each has. Whoever has one of them can send
 * from 256 or 65,536 networks of /64, but it may also belong to as many customers of an internet provider.
 */
function networksAround(sender: string) {
  const [, site = '', part = ''] = /^(\S+):(\w+)::\/64$/.exec(sender) ?? []
  if (!site) return []
  const first = Number.parseInt(part, 16) & 0xff00
  return [
    { network: `${site}:${first.toString(16)}::/56`, share: 4 },
    { network: `${site}::/48`, share: 16 },
  ]
}

/** Whom a fair share belongs to: an IPv4 address, or the widest network that one IPv6 sender may have. */
export function getShare(request: { ip: string | undefined }): string {
  const sender = getSender(request)
  return networksAround(sender).at(-1)?.network ?? sender
}

/** Some proxies name the port too, which is another one with each connection. */
const withoutPort = (ip: string) =>
  ip.replace(/^\[([^\]]+)\](:\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
