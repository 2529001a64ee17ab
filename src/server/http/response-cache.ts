import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** An answer before it is compressed. With `cache: false` the next visitor gets a new one. */
export type Answer = {
  body: string | Buffer
  type: string
  status?: number
  cache?: boolean
  headers?: Record<string, string>
}

type CompressedAnswer = Omit<Answer, 'body'> & {
  etag: string
  plain: Buffer
  gzip: Buffer
  br: Buffer
}

export type ResponseCache = ReturnType<typeof createResponseCache>

const maxEntries = 500

/**
 * Public pages and public answers of the API, compressed once after each change of the content.
 * `today` names the provider's day: pages say what is past, so a new day empties the cache.
 */
export function createResponseCache(today: () => string) {
  let answers = new Map<string, Promise<CompressedAnswer>>()
  let day = today()

  const clear = () => {
    answers = new Map()
  }

  return {
    /** Call it after the commit of a change. */
    clear,

    /** The cached answer, or a new one; requests that arrive meanwhile wait for the same one. */
    get(key: string, produce: () => Promise<Answer>): Promise<CompressedAnswer> {
      if (day !== today()) {
        day = today()
        clear()
      }
      // An answer that was begun before `clear` must not land in the new map.
      const current = answers
      const cached = current.get(key)
      if (cached) return cached
      const pending = produce().then((answer) => compress(answer, 11))
      current.set(key, pending)
      if (current.size > maxEntries) current.delete(current.keys().next().value ?? '')
      const remove = () => current.get(key) === pending && current.delete(key)
      pending.then((answer) => answer.cache === false && remove(), remove)
      return pending
    },
  }
}

/** For an answer that only one visitor gets: the best compression would cost more than it saves. */
export const compressOnce = async (answer: Answer) => compress(answer, 4)

export function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CompressedAnswer,
) {
  const encoding = bestEncoding(request.headers['accept-encoding'] ?? '')
  reply
    .code(answer.status ?? 200)
    .headers({ vary: 'accept-encoding', 'cache-control': 'no-cache', ...answer.headers })
    .header('etag', answer.etag)
    .type(answer.type)
  if (reply.statusCode === 200 && request.headers['if-none-match'] === answer.etag) {
    return reply.code(304).send()
  }
  if (encoding !== 'plain') reply.header('content-encoding', encoding)
  return reply.send(answer[encoding])
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

async function compress({ body, ...rest }: Answer, effort: number): Promise<CompressedAnswer> {
  const plain = Buffer.from(body)
  const params = { [constants.BROTLI_PARAM_QUALITY]: effort }
  const [br, gz] = await Promise.all([toBrotli(plain, { params }), toGzip(plain)])
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`
  return { ...rest, etag, plain, br, gzip: gz }
}

function bestEncoding(accepted: string): 'br' | 'gzip' | 'plain' {
  const offers = accepted.split(',').map((offer) => offer.trim().split(';'))
  const takes = (name: string) =>
    offers.some(([coding, q]) => coding === name && !/q=0(\.0*)?$/.test(q?.trim() ?? ''))
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'plain'
}
