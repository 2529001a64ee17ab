import type { IncomingHttpHeaders } from 'node:http'
import { negotiate } from '@fastify/accept-negotiator'

/** The compression of those we have that a browser likes most, or null for none. */
export const encodingFor = <Encoding extends string>(
  headers: IncomingHttpHeaders,
  available: Encoding[],
) => negotiate(headers['accept-encoding'] ?? '', available) as Encoding | null
