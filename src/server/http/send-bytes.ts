import type { FastifyReply, FastifyRequest } from 'fastify'
import { partOf } from './range.ts'

type FileHeaders = Record<string, string> & { etag: string; 'content-type': string }

/**
 * Sends a file from memory: all of it, the part that the browser asks for, or only that it has not changed.
 */
export function sendBytes(
  { headers: { range, 'if-range': ifRange, 'if-none-match': known } }: FastifyRequest,
  reply: FastifyReply,
  bytes: Buffer,
  headers: FileHeaders,
) {
  reply.header('accept-ranges', 'bytes').headers(headers)
  const { etag } = headers
  if (known === etag) return reply.code(304).send()
  const part = range && (ifRange ?? etag) === etag ? partOf(range, bytes.length) : undefined
  if (!part) return reply.send(bytes)
  if (part === 'outside') {
    return reply.code(416).header('content-range', `bytes */${bytes.length}`).send()
  }
  const { first, last } = part
  return reply
    .code(206)
    .header('content-range', `bytes ${first}-${last}/${bytes.length}`)
    .send(bytes.subarray(first, last + 1))
}
