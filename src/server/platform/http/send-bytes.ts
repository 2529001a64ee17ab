import type { IncomingHttpHeaders } from 'node:http'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ReadyResponse, sendReady } from './ready-responses.ts'

type FileHeaders = Record<string, string> & { etag: string; 'content-type': string }

export type ReadyFile = {
  bytes: Buffer
  etag: string
  whole: ReadyResponse
  unchanged: ReadyResponse
}

export function readyFile(bytes: Buffer, own: FileHeaders): ReadyFile {
  const headers = { 'accept-ranges': 'bytes', ...own }
  return {
    bytes,
    etag: own.etag,
    whole: { status: 200, headers, body: bytes },
    unchanged: { status: 304, headers },
  }
}

/** The whole file, or that it has not changed. */
export const wholeOrUnchanged = (
  headers: IncomingHttpHeaders,
  { etag, whole, unchanged }: ReadyFile,
) => (headers['if-none-match'] === etag ? unchanged : whole)

/** Sends a file from memory: all of it, the range that the browser asks for, or only that it has not changed. */
export function sendBytes({ headers }: FastifyRequest, reply: FastifyReply, file: ReadyFile) {
  const { bytes, etag, whole, unchanged } = file
  const { range, 'if-range': ifRange } = headers
  const response = wholeOrUnchanged(headers, file)
  const byteRange =
    range && (ifRange ?? etag) === etag ? parseRange(range, bytes.length) : undefined
  if (!byteRange || response === unchanged) return sendReady(reply, response)
  reply.headers(whole.headers)
  if (byteRange === 'outside') {
    return reply.code(416).header('content-range', `bytes */${bytes.length}`).send()
  }
  const { first, last } = byteRange
  return reply
    .code(206)
    .header('content-range', `bytes ${first}-${last}/${bytes.length}`)
    .send(bytes.subarray(first, last + 1))
}

type ByteRange = { first: number; last: number }

/**
 * The bytes that a Range header asks for, or undefined for the whole: without the header, and also for
 * several ranges at once, which a server need not send.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'outside' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  // Without a start it is the number of bytes at the end.
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined
  return first > last ? 'outside' : { first, last }
}

/** What we compress with, the best first. */
export type Encoding = 'br' | 'gzip'
export const encodings: Encoding[] = ['br', 'gzip']

/** All browsers together send a handful of different headers. */
const mostHeaders = 100
const chosen = new Map<string, Encoding | null>()

/** The compression of those we have that a browser likes most, or null for none. */
export function encodingFor(headers: IncomingHttpHeaders, available: Encoding[]): Encoding | null {
  const accepted = headers['accept-encoding'] ?? ''
  if (available.length < encodings.length) return negotiate(accepted, available) as Encoding | null
  const known = chosen.get(accepted)
  if (known !== undefined) return known
  const found = negotiate(accepted, encodings) as Encoding | null
  if (chosen.size >= mostHeaders) chosen.clear()
  chosen.set(accepted, found)
  return found
}
