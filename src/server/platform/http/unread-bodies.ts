import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { FastifyInstance } from 'fastify'
import { seconds } from '../time.ts'

/** Long enough for a response to arrive over a slow connection. */
const discardFor = 3 * seconds

/**
 * Closes the connection after a response that was given before the whole body had arrived. A proxy
 * would otherwise use it for the next visitor, whose request would wait behind the rest of this body.
 */
export function closeUnread(app: FastifyInstance) {
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    if (!hasUnreadBody(raw)) return done()
    reply.header('connection', 'close')
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return done()
    reply.header('content-length', Buffer.byteLength(payload))
    done(null, Readable.from(sendThenDiscard(payload, raw), { objectMode: false }))
  })
}

/** Node has ended the stream of a request without a body before anyone could read it: this is one that can be read. */
export function allowEmptyBodies(app: FastifyInstance) {
  app.addHook('preParsing', ({ headers, raw }, _reply, payload, done) => {
    done(null, headers['content-type'] && raw.readableEnded ? Readable.from([]) : payload)
  })
}

/** The connection ends with the response. Ending it while the client still sends could destroy the response. */
async function* sendThenDiscard(response: string | Buffer, raw: IncomingMessage) {
  yield response
  const { promise: timeIsUp, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, discardFor)
  raw.resume()
  await Promise.race([finished(raw).catch(() => {}), timeIsUp])
  clearTimeout(timer)
}

export const hasUnreadBody = ({ complete, headers }: IncomingMessage) =>
  !complete &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)
