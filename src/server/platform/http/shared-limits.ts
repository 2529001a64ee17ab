import { createHmac } from 'node:crypto'
import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import type { RouteOptions } from 'fastify'
import type { Db } from '../db/transact.ts'
import { timeAfter } from '../time.ts'

type Dependencies = { db: Db; now: () => Date; jwtSecret: string }
type CountCallback = Parameters<FastifyRateLimitStore['incr']>[1]
type Route = { routeInfo: Pick<RouteOptions, 'method' | 'url'> }

/** How many refused senders an instance remembers, so that a flood of them does not reach the database. */
const remembered = 5000

/** Counts in the database, so that several instances have one limit together. */
export function sharedLimits({ db, now, jwtSecret }: Dependencies) {
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

/** Counts one more request, and begins at one again when the time is over. */
async function addToLimit(db: Db, key: string, now: Date, window: number) {
  const at = now.toISOString()
  const ends_at = timeAfter(now, window).toISOString()
  const row = await db
    .insertInto('rate_limits')
    .values({ key, count: 1, ends_at })
    .onConflict((on) =>
      on.column('key').doUpdateSet((eb) => {
        const isOver = eb.or([
          eb('rate_limits.ends_at', '<=', at),
          // It was stored while the clock was ahead.
          eb('rate_limits.ends_at', '>', ends_at),
        ])
        return {
          count: eb
            .case()
            .when(isOver)
            .then(1)
            .else(eb('rate_limits.count', '+', 1))
            .end(),
          ends_at: eb.case().when(isOver).then(ends_at).else(eb.ref('rate_limits.ends_at')).end(),
        }
      }),
    )
    .returning(['count', 'ends_at'])
    .executeTakeFirstOrThrow()
  return { count: row.count, endsAt: new Date(row.ends_at) }
}

/** Deletes what no longer counts. */
export async function forgetEndedLimits(db: Db, now: Date) {
  await db.deleteFrom('rate_limits').where('ends_at', '<', now.toISOString()).execute()
}
