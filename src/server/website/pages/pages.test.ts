import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { docsPath } from '#contract/platform/docs.ts'
import { createApp } from '#server/app.ts'
import type { App } from '#server/platform/http/routes.ts'
import { addJob } from '../../../../tests/support/applications.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { testWebsite } from '../../../../tests/support/website.ts'
import { fetchThrough } from './in-process-fetch.ts'
import { robots, sitemap } from './site.routes.ts'

const server = testApp()
let app: App
let rendered: string[]
/** What the renderer makes of the next page. */
let next: { complete: boolean; status: number; fault: Error | undefined }

beforeAll(async () => {
  const render = async (path: string) => {
    rendered.push(path)
    if (next.fault) throw next.fault
    const { complete, status } = next
    return { head: { title: path, description: '' }, html: path, data: {}, complete, status }
  }
  app = await createApp(server.context, testWebsite({ render }))
})
afterAll(() => app.close())

beforeEach(() => {
  rendered = []
  next = { complete: true, status: 200, fault: undefined }
  server.context.responseCache.clear()
})

test.each([
  ['/', 'site'],
  ['/?view=jobs', 'listing'],
  ['/?search=cook&view=jobs', 'listing'],
  ['/privacy', 'text'],
  ['/accessibility', 'text'],
  ['/notices', 'text'],
  ['/jobs/unknown', 'job'],
  ['/referral/online', 'referral'],
  [docsPath, 'docs'],
])('the page %s has the script and the styles of its kind', async (url, kind) => {
  const { body, headers } = await app.inject(url)
  expect(body).toContain(`src="/${kind}.js"`)
  expect(body).toContain(`href="/${kind}.css"`)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['content-security-policy']).toMatch(/script-src \S+\/assets\//)
})

describe('a page that was rendered', () => {
  test('with everything in it is rendered once, and otherwise again', async () => {
    next.complete = false
    for (let times = 0; times < 2; times += 1) await app.inject('/privacy')
    next.complete = true
    for (let times = 0; times < 2; times += 1) await app.inject('/privacy')
    expect(rendered).toHaveLength(3)
  })

  test('is sent with its own status', async () => {
    next.status = 404
    expect((await app.inject('/notices')).statusCode).toBe(404)
  })

  test('is for one visitor when its address says what it is about or what is looked for', async () => {
    const { id } = await addJob(server.context.db)
    const paths = ['/?about=events&x=1', `/jobs/${id}?search=cook&view=jobs&about=events`]
    for (const path of [...paths, ...paths, '/?search=cook']) await app.inject(path)
    const own = ['/?about=events', `/jobs/${id}?search=cook`]
    expect(rendered).toEqual([...own, ...own, '/'])
  })
})

test('a page that cannot be rendered says so, with the phone number, and works the next time', async () => {
  next.fault = new Error('a defect')
  const { statusCode, headers, body } = await app.inject('/privacy')
  expect(statusCode).toBe(500)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['content-security-policy']).toMatch(/script-src \S+\/assets\//)
  expect(body).toContain('<h1>Unexpected Application Error!</h1>')
  expect(body).toContain(server.context.details.last().phone)
  expect(body).not.toContain('a defect')
  next.fault = undefined
  expect((await app.inject('/privacy')).statusCode).toBe(200)
})

test.each([
  ['/jobs/a%20b/', '/jobs/a%20b'],
  [`${docsPath}/`, docsPath],
])('%s leads to %s', async (url, location) => {
  const response = await app.inject(url)
  expect([response.statusCode, response.headers.location]).toEqual([301, location])
})

test.each(['/admin', '/admin/dashboard'])(
  'the office at %s is stored nowhere, and has a new nonce each time',
  async (url) => {
    const nonces = new Set<string>()
    for (let times = 0; times < 2; times += 1) {
      const { headers, body } = await app.inject(url)
      expect(headers['cache-control']).toBe('no-store')
      const [, nonce = ''] = /src="\/office\.js" nonce="([^"]{24})"/.exec(body) ?? []
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(2)
    expect(rendered).toEqual([])
  },
)

test('calls of the renderer are answered as those of a program, with their own status', async () => {
  const call = fetchThrough(app)
  const found = await call('/api/jobs')
  expect([found.status, (await found.json()).success]).toEqual([200, true])
  const missing = await call('/no-such-page')
  expect([missing.status, (await missing.json()).code]).toEqual([404, 'not_found'])
  expect((await call('/api/contact/submit', { method: 'POST' })).status).toBe(400)
})

const siteUrl = 'https://poplar.example'
const linesOf = (xml: string) => xml.split('\n').filter((line) => line.startsWith('<url>'))

test('every page is in the sitemap, with the time of its last change where it is known', () => {
  const jobs = [
    { path: '/?view=jobs' },
    { path: '/jobs/a', updatedAt: '2026-11-14' },
    { path: '/jobs/b&c', updatedAt: '2026-11-15' },
  ]
  const notices = [
    { updatedAt: '2026-11-11' },
    { updatedAt: '2026-11-12' },
    { updatedAt: '2026-11-10' },
  ]
  const content = { siteUrl, languages: ['en'] as const, ofFeatures: jobs, published: notices }
  expect(linesOf(sitemap(content))).toEqual([
    '<url><loc>https://poplar.example/</loc></url>',
    '<url><loc>https://poplar.example/referral/online</loc></url>',
    '<url><loc>https://poplar.example/privacy</loc></url>',
    '<url><loc>https://poplar.example/accessibility</loc></url>',
    '<url><loc>https://poplar.example/notices</loc><lastmod>2026-11-12</lastmod></url>',
    '<url><loc>https://poplar.example/?view=jobs</loc></url>',
    '<url><loc>https://poplar.example/jobs/a</loc><lastmod>2026-11-14</lastmod></url>',
    '<url><loc>https://poplar.example/jobs/b&amp;c</loc><lastmod>2026-11-15</lastmod></url>',
  ])
})

const empty = { siteUrl, ofFeatures: [], published: [] }

test('without notices there is no page of them', () => {
  expect(linesOf(sitemap({ ...empty, languages: ['en'] })).join()).not.toContain('/notices')
})

test('with Spanish, each page is in the sitemap in both languages and names them', () => {
  const pair =
    '<xhtml:link rel="alternate" hreflang="en" href="https://poplar.example/privacy"/>' +
    '<xhtml:link rel="alternate" hreflang="es" href="https://poplar.example/es/privacy"/>'
  const lines = linesOf(sitemap({ ...empty, languages: ['en', 'es'] }))
  expect(lines).toContain(`<url><loc>https://poplar.example/privacy</loc>${pair}</url>`)
  expect(lines).toContain(`<url><loc>https://poplar.example/es/privacy</loc>${pair}</url>`)
})

test('search engines may read everything but the office and the calls', () => {
  expect(robots(siteUrl, { name: 'Ridge' }).split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    '',
    'Sitemap: https://poplar.example/sitemap.xml',
    '',
  ])
})

test('search engines may read nothing while the provider has no name', () => {
  expect(robots(siteUrl, { name: '' })).toBe('User-agent: *\nDisallow: /\n')
})
