import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import type { App } from '#server/platform/http/routes.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { testWebsite } from '../../../../tests/support/website.ts'

const server = testApp()
let app: App
const head = { title: '', description: '' }

beforeAll(async () => {
  const render = async (path: string) => ({
    status: path === '/not-found' ? 404 : 200,
    head,
    html: `at ${path}`,
    data: {},
    complete: true,
  })
  app = await createApp(server.context, testWebsite({ render }))
})
afterAll(() => app.close())

const get = (url: string) => app.inject({ url, headers: { accept: 'text/html' } })

test.each(['/easy', '/easy/2', '/easy/words', '/easy/words/3', '/easy/booklet/words'])(
  '%s is a page with the small script of Easy Read',
  async (path) => {
    const { statusCode, body } = await get(path)
    expect(statusCode).toBe(200)
    expect(body).toContain(`at ${path}<`)
    expect(body).toContain('src="/easy.js"')
  },
)

test.each(['/easy/nothing', '/easy/words/0', '/easy/words/100', '/easy/booklet/2'])(
  '%s is not a page',
  async (path) => {
    expect((await get(path)).statusCode).toBe(404)
  },
)

test.each([
  ['/easy/', '/easy'],
  ['/easy/words/1', '/easy/words'],
])('%s leads to %s', async (path, target) => {
  const { statusCode, headers } = await get(path)
  expect([statusCode, headers.location]).toEqual([301, target])
})

test('in Spanish it has the same addresses below /es', async () => {
  const { statusCode, body } = await get('/es/easy/words/2')
  expect(statusCode).toBe(200)
  expect(body).toContain('<html lang="es"')
  expect(body).toContain('src="/easy.js"')
  const { headers } = await get('/es/easy/words/1')
  expect(headers.location).toBe('/es/easy/words')
})

test('search engines get the address of each page', async () => {
  const { body } = await get('/sitemap.xml')
  expect(body.match(/<loc>[^<]*\/easy[^<]*/g)).toHaveLength(22)
})
