import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveBuilt } from '#server/website/pages/static.ts'
import { rawGet } from '../../../../tests/support/raw-request.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { recordResponses } from './logging.ts'
import { readyResponses } from './ready-responses.ts'
import { secureHeaders } from './security.ts'
import { parseRange } from './send-bytes.ts'

test.each([
  [undefined, undefined],
  ['', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,4-5', undefined],
  ['lines=0-1', undefined],
  ['bytes=5-2', undefined],
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=2-4', { first: 2, last: 4 }],
  ['bytes=2-', { first: 2, last: 9 }],
  ['bytes=9-', { first: 9, last: 9 }],
  ['bytes=2-100', { first: 2, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-100', { first: 0, last: 9 }],
  ['bytes=-0', 'outside'],
  ['bytes=10-', 'outside'],
  ['bytes=10-20', 'outside'],
])('the range %j of ten bytes is %j', (header, range) => {
  expect(parseRange(header, 10)).toEqual(range)
})

const server = testApp()
const script = 'export const words = "the script of the page"'
let dist: string
let built: FastifyInstance
let builtUrl: string
let apiUrl: string

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'poplar-dist-'))
  const assets = join(dist, 'client', 'assets')
  await mkdir(assets, { recursive: true })
  await writeFile(join(assets, 'page.js'), script)
  await writeFile(join(assets, 'page.js.br'), brotliCompressSync(script))
  await writeFile(join(assets, 'page.js.gz'), gzipSync(script))
  built = fastify()
  recordResponses(built)
  readyResponses(built)
  secureHeaders(built, { https: false })
  await serveBuilt(built, dist, { names: [], find: async () => undefined })
  builtUrl = await built.listen({ port: 0, host: '127.0.0.1' })
  apiUrl = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await built.close()
  await rm(dist, { recursive: true, force: true })
})

const decode: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  none: (bytes) => bytes,
}

/** Asks twice, because the second response comes from memory. */
async function encodingOf(url: string, accept: string) {
  const open = () => rawGet(url, { 'accept-encoding': accept })
  const [first, { headers, bytes }] = [await open(), await open()]
  const encoding = String(headers['content-encoding'] ?? 'none')
  expect(headers.vary).toContain('accept-encoding')
  expect(first).toMatchObject({ headers: { ...headers, date: expect.any(String) }, bytes })
  return { encoding, text: String(decode[encoding]?.(bytes)) }
}

const choices = [
  ['br, gzip', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0 , gzip; q=0.5', 'gzip'],
  ['br;q=0 ;level=1, gzip', 'gzip'],
  ['gzip;q=0, br;q=0', 'none'],
  ['gzip;q=0.000', 'none'],
  ['br;q=0.1', 'br'],
  ['*;q=0', 'none'],
  ['', 'none'],
]

test.each(choices)(
  'a response of the API to a browser that accepts %j is sent as %s',
  async (accept, expected) => {
    const { encoding, text } = await encodingOf(`${apiUrl}/api/team`, accept)
    expect(encoding).toBe(expected)
    expect(JSON.parse(text)).toEqual([])
  },
)

test.each(choices)(
  'a built file for a browser that accepts %j is sent as %s',
  async (accept, expected) => {
    const { encoding, text } = await encodingOf(`${builtUrl}/assets/page.js`, accept)
    expect(encoding).toBe(expected)
    expect(text).toBe(script)
  },
)
