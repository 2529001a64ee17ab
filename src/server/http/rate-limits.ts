import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { tooMany } from '../errors.ts'

/** Route settings for what one address may do; `RATE_LIMITS=off` leaves them without effect. */
export const limits = {
  signIn: { rateLimit: { max: 10, timeWindow: '15 minutes' } },
  messages: { rateLimit: { max: 5, timeWindow: '1 hour' } },
  apply: { rateLimit: { max: 10, timeWindow: '1 hour' } },
}

export async function limitRates(app: FastifyInstance) {
  await app.register(rateLimit, { global: false, errorResponseBuilder: tooMany })
}
