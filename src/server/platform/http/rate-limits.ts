import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { tooMany } from '../errors.ts'
import { getSender } from './sender.ts'
import { sharedLimits } from './shared-limits.ts'

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
