import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveBuilt } from './static.ts'

const app = fastify()
let dist: string

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'poplar-dist-'))
  const client = join(dist, 'client')
  await mkdir(join(client, 'assets'), { recursive: true })
  await writeFile(join(client, 'leaf.svg'), '<svg/>')
  await writeFile(join(client, 'leaf.svg.gz'), gzipSync('<svg/>'))
  await writeFile(join(client, 'assets/site.js'), 'let a')
  await writeFile(join(client, 'assets/site.css'), 'p {}')
  await serveBuilt(app, dist)
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
])('%s (%s) says which characters it has', async (url, encoding, type) => {
  const answer = await app.inject({ url, headers: { 'accept-encoding': encoding } })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe(type)
})
