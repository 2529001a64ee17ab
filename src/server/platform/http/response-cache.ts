import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { seconds } from '../time.ts'
import { type FindResponse, type ReadyResponse, sendReady } from './ready-responses.ts'
import { encodingFor, encodings } from './send-bytes.ts'

/** A response before it is compressed. With `cache: false` the next visitor gets a new one. */
export type NewResponse = {
  body: string | Buffer
  type: string
  status?: number
  cache?: boolean
  headers?: Record<string, string>
}

type PublicResponse = Pick<NewResponse, 'cache'> & {
  etag: string
  plain: ReadyResponse
  gzip: CompressedResponse
  br: CompressedResponse
  /** For a browser that has it already. */
  unchanged: ReadyResponse
}

/** Compressed when it is first asked for, because the renderer's own calls need no compression. */
type CompressedResponse = () => ReadyResponse | Promise<ReadyResponse>

export type ResponseCache = ReturnType<typeof createResponseCache>

const maxEntries = 500
/** How long an old response is sent before another attempt to make a new one. */
const keptFor = 5 * seconds

type CachedResponse = {
  response: Promise<PublicResponse>
  /** The same once it is made. */
  made?: PublicResponse
  madeAt: number
  expiresAt: number
}

/**
 * Public pages and public responses of the API, made once after each change of the content.
 * `nextChange` says until when a response that is produced now is valid, without a change by anyone.
 */
export function createResponseCache(now: () => Date, nextChange: () => Promise<Date>) {
  let responses = new Map<string, CachedResponse>()
  const counts = { hits: 0, misses: 0 }

  return {
    counts,

    /** Call it after the commit of a change. */
    clear() {
      responses = new Map()
    },

    /** Whether `get` has a response, even if only an old one. */
    has: (key: string) => responses.has(key),

    /** Finds the response that `get` would give, if nothing has to be waited for. */
    finder(key: string): FindResponse {
      return (headers) => {
        const cached = responses.get(key)
        if (!isFresh(cached, now().getTime()) || !cached.made) return undefined
        const variant = variantFor(headers, cached.made)
        if (variant instanceof Promise) return undefined
        counts.hits += 1
        return variant
      }
    },

    /** The cached response, or a new one; requests that arrive meanwhile wait for the same one. */
    get(key: string, produce: () => Promise<NewResponse>): Promise<PublicResponse> {
      // A response that was started before `clear` must not get into the new map.
      const current = responses
      const cached = current.get(key)
      const at = now().getTime()
      if (isFresh(cached, at)) {
        counts.hits += 1
        return cached.response
      }
      counts.misses += 1
      const remove = () => current.get(key) === entry && current.delete(key)
      // Without the database, a response of yesterday is better than one without content.
      const keep = (old: CachedResponse) => {
        const expiresAt = now().getTime() + keptFor
        if (current.get(key) === entry) current.set(key, { ...old, madeAt: at, expiresAt })
        return old.response
      }
      const make = async () => {
        // Asked first: what changes while the response is produced may be missing in it.
        const expiry = await nextChange().catch(() => undefined)
        if (expiry) entry.expiresAt = expiry.getTime()
        else if (cached) return keep(cached)
        const response = toResponse(await produce())
        if (expiry && response.cache !== false) return response
        if (cached) return keep(cached)
        remove()
        return response
      }
      const entry: CachedResponse = {
        response: cached ? make().catch(() => keep(cached)) : make(),
        madeAt: at,
        expiresAt: Number.POSITIVE_INFINITY,
      }
      current.set(key, entry)
      if (current.size > maxEntries) current.delete(current.keys().next().value ?? '')
      entry.response.then((response) => {
        entry.made = response
      }, remove)
      return entry.response
    },
  }
}

/** A response that is not made yet means that the clock was set back. */
const isFresh = (cached: CachedResponse | undefined, at: number): cached is CachedResponse =>
  cached !== undefined && cached.madeAt <= at && at < cached.expiresAt

export const sendResponse = async (
  { headers }: FastifyRequest,
  reply: FastifyReply,
  response: PublicResponse,
) => sendReady(reply, await variantFor(headers, response))

function variantFor(headers: IncomingHttpHeaders, response: PublicResponse) {
  const known = headers['if-none-match'] === response.etag && response.plain.status === 200
  if (known) return response.unchanged
  const encoding = encodingFor(headers, encodings)
  return encoding ? response[encoding]() : response.plain
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

export function toResponse({
  body,
  type,
  status = 200,
  cache,
  headers: own,
}: NewResponse): PublicResponse {
  const plain = Buffer.from(body)
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`
  const headers = {
    vary: 'accept-encoding',
    'cache-control': 'no-cache',
    ...own,
    etag,
    'content-type': type,
  }
  const encoded = (encoding: string, body: Buffer) => ({
    status,
    headers: { ...headers, 'content-encoding': encoding },
    body,
  })
  const brotli = async (effort: number) => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: effort }
    return encoded('br', await toBrotli(plain, { params }))
  }
  return {
    cache,
    etag,
    plain: { status, headers, body: plain },
    // Effort 6 takes 1 ms longer than 4 and makes the home page 1.2 KB smaller. The highest, 11, takes four times as
    // long as 10 and saves 2.5 % of it.
    br: whenAsked(
      () => brotli(6),
      () => brotli(10),
    ),
    gzip: whenAsked(async () => encoded('gzip', await toGzip(plain))),
    unchanged: { status: 304, headers },
  }
}

/** The first request is answered soon. The second one starts a better compression for those that follow. */
function whenAsked(
  quick: () => Promise<ReadyResponse>,
  best?: () => Promise<ReadyResponse>,
): CompressedResponse {
  let current: ReturnType<CompressedResponse> | undefined
  const use = (made: ReadyResponse) => {
    current = made
    return made
  }
  return () => {
    if (!current) {
      current = quick().then(use)
    } else if (best && !(current instanceof Promise)) {
      // The quick one stays if this fails.
      best().then(use, () => {})
      best = undefined
    }
    return current
  }
}
