import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyRequest } from 'fastify'

/** The compression of those we have that a browser likes most, or null for none. */
export const encodingFor = <Encoding extends string>(
  { headers }: FastifyRequest,
  available: Encoding[],
) => negotiate(headers['accept-encoding'] ?? '', available) as Encoding | null
