import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'

/** An answer as its producer makes it. One that is not to be kept is made anew for the next visitor. */
export type Produced = {
  body: string | Buffer
  type: string
  status?: number
  keep?: boolean
  headers?: Record<string, string>
}

type Ready = Omit<Produced, 'body'> & { etag: string; plain: Buffer; gzip: Buffer; br: Buffer }

export type Kept = ReturnType<typeof createKept>

const most = 500

/**
 * The memory of ready bytes: public pages and public answers, compressed once for each change of
 * the content. `today` names the provider's day, because pages may say what is past and what is not.
 */
export function createKept(today: () => string) {
  let answers = new Map<string, Promise<Ready>>()
  let day = today()

  const empty = () => {
    answers = new Map()
  }

  return {
    /** Content has changed. Call it after the commit. */
    empty,

    /** The kept answer, or a new one; visitors who come meanwhile wait for the same one. */
    get(key: string, produce: () => Promise<Produced>): Promise<Ready> {
      if (day !== today()) {
        day = today()
        empty()
      }
      const mine = answers
      const known = mine.get(key)
      if (known) return known
      const making = produce().then((produced) => compress(produced, 11))
      mine.set(key, making)
      if (mine.size > most) mine.delete(mine.keys().next().value ?? '')
      const forget = () => mine.get(key) === making && mine.delete(key)
      making.then((ready) => ready.keep === false && forget(), forget)
      return making
    },
  }
}

/** An answer for one visitor: compressed with less effort, because nobody comes after him. */
export const makeReady = async (produced: Produced) => compress(produced, 4)

/** A public call without parameters, answered from memory. */
export function keptJson<S extends z.ZodType>(
  kept: Kept,
  schema: S,
  produce: () => Promise<z.input<S>>,
) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const key = `${request.method} ${request.routeOptions.url}`
    const ready = await kept.get(key, async () => ({
      body: JSON.stringify(schema.parse(await produce())),
      type: 'application/json; charset=utf-8',
    }))
    return sendReady(request, reply, ready)
  }
}

export function sendReady(request: FastifyRequest, reply: FastifyReply, ready: Ready) {
  const encoding = bestEncoding(request.headers['accept-encoding'] ?? '')
  reply
    .code(ready.status ?? 200)
    .headers({ vary: 'accept-encoding', 'cache-control': 'no-cache', ...ready.headers })
    .header('etag', ready.etag)
    .type(ready.type)
  if (reply.statusCode === 200 && request.headers['if-none-match'] === ready.etag) {
    return reply.code(304).send()
  }
  if (encoding !== 'plain') reply.header('content-encoding', encoding)
  return reply.send(ready[encoding])
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

async function compress({ body, ...rest }: Produced, effort: number): Promise<Ready> {
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
