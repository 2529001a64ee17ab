import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordResponses } from '#server/platform/http/logging.ts'
import { readyResponses } from '#server/platform/http/ready-responses.ts'
import { secureHeaders } from '#server/platform/http/security.ts'
import { rawGet } from '../../../../tests/support/raw-request.ts'
import { serveBuilt } from './static.ts'

const app = fastify()
/** How many requests Fastify has seen. */
let seen = 0
const script = '/assets/site.js'
const others = ['favicon.ico', 'share.png', 'site.webmanifest', 'assets/a.woff2', 'a.other']
let dist: string

let replaced = false
const sendOther = (_: FastifyRequest, reply: FastifyReply) => reply.send('other')

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'poplar-dist-'))
  const client = join(dist, 'client')
  await mkdir(join(client, 'assets'), { recursive: true })
  await writeFile(join(client, 'leaf.svg'), '<svg/>')
  await writeFile(join(client, 'leaf.svg.gz'), gzipSync('<svg/>'))
  await writeFile(join(client, 'assets/site.js'), 'let a')
  await writeFile(join(client, 'assets/gone.js'), 'let b')
  await mkdir(join(client, '.vite'))
  await writeFile(join(client, '.vite/site.json'), '{}')
  await writeFile(join(client, 'assets/site.css'), 'p {}')
  for (const name of others) await writeFile(join(client, name), 'x')
  app.addHook('onRequest', async () => {
    seen += 1
  })
  recordResponses(app)
  readyResponses(app)
  secureHeaders(app, { https: false })
  const find = async () => (replaced ? sendOther : undefined)
  await serveBuilt(app, dist, { names: ['favicon.ico'], find })
  await rm(join(client, 'assets/gone.js'))
})
afterAll(async () => {
  await app.close()
  await rm(dist, { recursive: true })
})

test.each([
  ['/leaf.svg', 'identity', 'image/svg+xml; charset=utf-8'],
  ['/leaf.svg', 'gzip', 'image/svg+xml; charset=utf-8'],
  ['/assets/site.js', 'identity', 'application/javascript; charset=utf-8'],
  ['/assets/site.css', 'identity', 'text/css; charset=utf-8'],
  ['/favicon.ico', 'identity', 'image/vnd.microsoft.icon'],
  ['/share.png', 'identity', 'image/png'],
  ['/site.webmanifest', 'identity', 'application/manifest+json'],
  ['/assets/a.woff2', 'identity', 'font/woff2'],
  ['/a.other', 'identity', 'application/octet-stream'],
])('%s (%s) says what it is and which characters it has', async (url, encoding, type) => {
  const response = await app.inject({ url, headers: { 'accept-encoding': encoding } })
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe(type)
})

test('a compressed copy is sent to those who can read it', async () => {
  const open = (url: string) => app.inject({ url, headers: { 'accept-encoding': 'gzip' } })
  const compressed = await open('/leaf.svg')
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(String(gunzipSync(compressed.rawPayload))).toBe('<svg/>')
  const plain = await app.inject('/leaf.svg')
  expect(plain.headers).not.toHaveProperty('content-encoding')
  expect(plain.headers.vary).toBe('accept-encoding')
  expect(plain.body).toBe('<svg/>')
  expect(plain.headers.etag).not.toBe(compressed.headers.etag)
  expect((await open(script)).headers).not.toHaveProperty('content-encoding')
})

test('a file that staff have replaced is sent at the same address, and the built one again after that', async () => {
  const url = '/favicon.ico'
  expect((await app.inject(url)).body).toBe('x')
  replaced = true
  expect((await app.inject(url)).body).toBe('other')
  expect((await app.inject('/share.png')).body).toBe('x')
  replaced = false
  expect((await app.inject(url)).body).toBe('x')
})

test('a file that was sent once is sent again after a newer build has removed it', async () => {
  const url = '/assets/site.css'
  await app.inject(url)
  await rm(join(dist, 'client', url))
  expect((await app.inject(url)).body).toBe('p {}')
})

test('a file with a hash in its name is kept for a year, any other for an hour', async () => {
  const cached = async (url: string) => (await app.inject(url)).headers['cache-control']
  expect(await cached(script)).toBe('public, max-age=31536000, immutable')
  expect(await cached('/leaf.svg')).toBe('public, max-age=3600')
})

test('a browser that already has the file gets 304, and HEAD gets only the headers', async () => {
  const { headers, body } = await app.inject(script)
  expect(body).toBe('let a')
  const known = { 'if-none-match': String(headers.etag) }
  const again = await app.inject({ url: script, headers: known })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const head = await app.inject({ url: script, method: 'HEAD' })
  expect([head.statusCode, head.body]).toEqual([200, ''])
  expect(head.headers).toMatchObject({ etag: headers.etag, 'content-length': '5' })
})

test('a file in memory is answered before Fastify, and with the same headers', async () => {
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}${script}`
  const first = await rawGet(url)
  const { etag } = first.headers
  seen = 0
  expect(await rawGet(url)).toEqual({
    ...first,
    headers: { ...first.headers, date: expect.any(String) },
  })
  expect(await rawGet(url, { 'if-none-match': etag })).toMatchObject({ status: 304 })
  expect(seen).toBe(0)
  expect(await rawGet(url, { range: 'bytes=0-2' })).toMatchObject({ status: 206 })
  await rawGet(`${url}?a=1`)
  await rawGet(`${url}?a=1`)
  expect(seen).toBe(3)
})

test('a range of a file can be requested', async () => {
  const { headers, statusCode, body } = await app.inject({
    url: script,
    headers: { range: 'bytes=0-2' },
  })
  expect([statusCode, body]).toEqual([206, 'let'])
  expect(headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-range': 'bytes 0-2/5' })
  const changed = { range: 'bytes=0-2', 'if-range': '"another"' }
  expect((await app.inject({ url: script, headers: changed })).body).toBe('let a')
  const outside = await app.inject({ url: script, headers: { range: 'bytes=9-' } })
  expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, 'bytes */5'])
})

test.each([
  ['is not there', '/assets/nothing.js'],
  ['was removed by a newer build', '/assets/gone.js'],
  ['belongs to the build', '/.vite/site.json'],
  ['is a folder', '/assets/'],
  ['is a compressed copy', '/leaf.svg.gz'],
  ['is outside', '/assets/..%2f..%2fbuild.json'],
  ['is outside', '/assets/%2e%2e/%2e%2e/build.json'],
])('what %s is not found (%s)', async (_, url) => {
  expect((await app.inject(url)).statusCode).toBe(404)
})
