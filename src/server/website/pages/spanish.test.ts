import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PageContent } from '#contract/website/page-content.ts'
import { createApp } from '#server/app.ts'
import type { App } from '#server/platform/http/routes.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { testWebsite } from '../../../../tests/support/website.ts'
import { createSpanishCache } from '../spanish/spanish-cache.ts'

const server = testApp()
let on: App
let off: App
let rendered: string[]

/** Pages that only contain their path. */
const website = testWebsite({
  render: async (path: string, _fetch: unknown, { language }: PageContent) => {
    rendered.push(`${language} ${path}`)
    const status = path === '/not-found' ? 404 : 200
    const head = { title: path, description: '', canonicalPath: path }
    return { status, head, html: path, data: {}, complete: true }
  },
})

beforeAll(async () => {
  const spanish = createSpanishCache(server.context.db, { sampleContent: false })
  const withoutSamples = { ...server.context, spanish }
  on = await createApp(server.context, website)
  off = await createApp(withoutSamples, website)
})
afterAll(() => Promise.all([on.close(), off.close()]))

beforeEach(() => {
  rendered = []
  server.context.responseCache.clear()
})

const get = (app: App, url: string) => app.inject({ url, headers: { accept: 'text/html' } })

test('every public page has its Spanish one under /es, rendered once for each language', async () => {
  const pages = ['/', '/privacy', '/accessibility', '/notices', '/referral/online', '/?view=jobs']
  for (const path of pages) {
    for (const url of [path, `/es${path}`, `/es${path}`]) {
      const { statusCode, body } = await get(on, url)
      expect(statusCode).toBe(200)
      expect(body).toContain(url === path ? '<html lang="en-US"' : '<html lang="es"')
    }
  }
  expect(rendered).toEqual(pages.flatMap((path) => [`en ${path}`, `es ${path}`]))
})

test('both pages name each other to search engines', async () => {
  const { siteUrl } = server.context.settings
  server.context.details.remember({ ...server.context.details.last(), name: 'Ridge' })
  for (const [url, canonical] of [
    ['/privacy', '/privacy'],
    ['/es/privacy', '/es/privacy'],
  ]) {
    const { body } = await get(on, String(url))
    expect(body).toContain(`<link rel="canonical" href="${siteUrl}${canonical}">`)
    for (const [language, path] of [
      ['en', '/privacy'],
      ['es', '/es/privacy'],
      ['x-default', '/privacy'],
    ]) {
      const link = `<link rel="alternate" hreflang="${language}" href="${siteUrl}${path}">`
      expect(body).toContain(link)
    }
  }
  server.context.responseCache.clear()
  expect((await get(off, '/privacy')).body).not.toContain('hreflang')
})

test('an address that redirects stays in its language', async () => {
  for (const [url, wanted] of [
    ['/es', '/es/'],
    ['/es?view=jobs', '/es/?view=jobs'],
    ['/es/about', '/es/#about'],
    ['/es/careers', '/es/?view=jobs#careers'],
    ['/es/programs/family-support/', '/es/programs/family-support'],
    ['/es/jobs/one/', '/es/jobs/one'],
  ]) {
    const { statusCode, headers } = await get(on, String(url))
    expect([statusCode, headers.location]).toEqual([301, wanted])
  }
})

test('what is not there is said in the language of its address', async () => {
  for (const url of ['/es/nothing', '/es/programs/nothing']) {
    const { statusCode, body } = await get(on, url)
    expect(statusCode).toBe(404)
    expect(body).toContain('<html lang="es"')
  }
  expect((await get(on, '/espresso')).body).toContain('<html lang="en-US"')
})

test('while Spanish is off, there is nothing under /es', async () => {
  for (const url of ['/es', '/es/', '/es/privacy', '/es/jobs/one', '/es/nothing']) {
    const { statusCode, body } = await get(off, url)
    expect(statusCode).toBe(404)
    expect(body).toContain('<html lang="en-US"')
  }
  expect(rendered).toEqual(['en /not-found'])
})

test('a page that fails says so in the language of its address', async () => {
  const failing = await createApp(
    server.context,
    testWebsite({ render: () => Promise.reject(new Error('expected in a test')) }),
  )
  const { statusCode, body } = await get(failing, '/es/privacy')
  expect(statusCode).toBe(500)
  expect(body).toContain('¡Error inesperado!')
  expect((await get(failing, '/privacy')).body).toContain('Unexpected Application Error!')
  await failing.close()
})
