import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'
import { recordResponses } from './logging.ts'
import { readyResponses } from './ready-responses.ts'
import { createResponseCache, sendResponse, toResponse } from './response-cache.ts'
import { routes } from './routes.ts'
import { secureHeaders } from './security.ts'

const app = fastify()
  .setValidatorCompiler(validatorCompiler)
  .setSerializerCompiler(serializerCompiler)
  .withTypeProvider<ZodTypeProvider>()
const responseCache = createResponseCache(
  () => new Date(0),
  async () => new Date(1),
)
const page = '<p>A page for everybody</p>'.repeat(50)
let made = 0

beforeAll(async () => {
  recordResponses(app)
  readyResponses(app)
  secureHeaders(app, { https: false })
  app.get('/page', async (request, reply) =>
    sendResponse(request, reply, toResponse({ body: page, type: 'text/html; charset=utf-8' })),
  )
  app.get('/gone', async (request, reply) =>
    sendResponse(
      request,
      reply,
      toResponse({
        body: 'gone',
        type: 'text/plain',
        status: 410,
        headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
      }),
    ),
  )
  const query = z.object({ language: z.string().optional(), page: z.string().optional() })
  const counted = { query, reply: z.object({ count: z.number() }) }
  const schemas = { get: counted }
  const calls: Calls<typeof schemas> = { get: endpoint('GET', '/counted/:id', 'public') }
  routes(app, calls, schemas, {
    get: {
      cache: responseCache,
      handler: async () => ({ count: ++made, secret: 'dropped' }),
    },
  })
  await app.ready()
})
afterAll(() => app.close())

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test('a response has its content type and must be revalidated each time', async () => {
  const { statusCode, headers, body } = await get('/page')
  expect(statusCode).toBe(200)
  expect(body).toBe(page)
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    etag: expect.stringMatching(/^W\/"[\w-]{27}"$/),
  })
  expect(headers).not.toHaveProperty('content-encoding')
})

test('a response is sent in the best compression that the browser accepts', async () => {
  const br = await get('/page', { 'accept-encoding': 'gzip, br' })
  expect(br.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(page)
  const gzip = await get('/page', { 'accept-encoding': 'gzip' })
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(page)
})

test('a browser that already has the response gets 304', async () => {
  const { headers } = await get('/page')
  const again = await get('/page', { 'if-none-match': String(headers.etag) })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
  expect((await get('/page', { 'if-none-match': 'W/"another"' })).statusCode).toBe(200)
})

test('a response other than 200 keeps its status and headers', async () => {
  const { statusCode, headers } = await get('/gone')
  expect(statusCode).toBe(410)
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect((await get('/gone', { 'if-none-match': String(headers.etag) })).statusCode).toBe(410)
})

test('different content has a different ETag', async () => {
  expect((await get('/page')).headers.etag).not.toBe((await get('/gone')).headers.etag)
})

test('a call is answered from the cache of its route, with the fields of its schema', async () => {
  const first = await get('/counted/1')
  expect(first.json()).toEqual({ count: 1 })
  expect(first.headers['content-type']).toBe('application/json; charset=utf-8')
  expect((await get('/counted/2')).json()).toEqual({ count: 1 })
  responseCache.clear()
  expect((await get('/counted/1')).json()).toEqual({ count: 2 })
})

test('a call with a query gets a response of its own, which is not cached', async () => {
  const { count } = (await get('/counted/1')).json()
  expect((await get('/counted/1?page=2')).json()).toEqual({ count: count + 1 })
  expect((await get('/counted/1')).json()).toEqual({ count })
})

test('each language has a response in the cache, whatever else the address says', async () => {
  responseCache.clear()
  const { count } = (await get('/counted/1')).json()
  const spanish = await get('/counted/1?language=es')
  expect(spanish.json()).toEqual({ count: count + 1 })
  for (const [url, wanted] of [
    ['/counted/1?language=es', count + 1],
    ['/counted/1?campaign=es&language=es', count + 1],
    ['/counted/1?language=en', count],
    ['/counted/1?campaign=es', count],
  ] as const) {
    expect((await get(url)).json()).toEqual({ count: wanted })
  }
  responseCache.clear()
  expect((await get('/counted/1?language=es')).json()).toEqual({ count: count + 2 })
})

test.each([
  ['POST', 'public'],
  ['GET', 'account'],
] as const)('%s for %s cannot be cached', (method, access) => {
  const schemas = { one: { reply: z.object({}) } }
  const calls: Calls<typeof schemas> = { one: endpoint(method, '/one', access) }
  const one = { cache: responseCache, handler: async () => ({}) }
  expect(() => routes(app, calls, schemas, { one })).toThrow('cannot be cached')
})

test('500 responses are cached, and a late failure does not remove a newer one', async () => {
  const memory = createResponseCache(
    () => new Date(0),
    async () => new Date(1),
  )
  const page = (body: string) => async () => ({ body, type: 'text/plain' })
  const readBody = async (making: Promise<{ plain: { body?: Buffer } }>) =>
    String((await making).plain.body)
  const { promise, reject } = Promise.withResolvers<never>()
  const failing = memory.get('first', () => promise)
  const others = Array.from({ length: 499 }, (_, index) => memory.get(`${index}`, page('other')))
  expect(memory.get('first', page('new'))).toBe(failing)
  await Promise.all(others)

  await memory.get('one too many', page('other'))
  const renewed = memory.get('first', page('new'))
  expect(await readBody(renewed)).toBe('new')
  reject(new Error('late'))
  await expect(failing).rejects.toThrow('late')
  expect(memory.get('first', page('again'))).toBe(renewed)
})
