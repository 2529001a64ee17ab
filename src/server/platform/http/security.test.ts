import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { addApplication, addJob } from '../../../../tests/support/applications.ts'
import { type ObservedResponse, observatoryScore } from '../../../../tests/support/observatory.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { testWebsite } from '../../../../tests/support/website.ts'
import type { App } from './routes.ts'
import {
  decodableUrl,
  officePolicy,
  policyText,
  secureHeaders,
  setPolicy,
  sitePolicy,
} from './security.ts'

const server = testApp()
let app: App
let admin: { authorization: string }
const paths: Record<string, string> = {}

/** A website whose privacy page fails, so that every kind of response can be tested. */
beforeAll(async () => {
  const settings = { ...server.context.settings, siteUrl: 'https://poplar.example' }
  const website = testWebsite({
    assets: async () => ({
      script: '/s.js',
      styles: [],
      modules: [],
      fonts: [],
      integrity: { '/s.js': 'sha384-x' },
    }),
    render: async (path) => {
      if (path === '/privacy') throw new Error('cannot be shown')
      const status = path === '/not-found' ? 404 : 200
      const head = { title: path, description: '' }
      return { status, head, html: path, data: {}, complete: true }
    },
  })
  app = await createApp({ ...server.context, settings }, website)
  // A call that fails with an unexpected error.
  app.get('/api/broken', { config: { access: 'public' } }, () => {
    throw new Error('broken')
  })
  admin = await server.signIn()
  paths.job = `/jobs/${(await addJob(server.context.db)).id}`
  paths.file = `/api/careers/${await addApplication(server.context)}/resume`
})
afterAll(() => app.close())

const everywhere = {
  'content-security-policy': expect.stringContaining("default-src 'none'"),
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

test.each<[string, number, string, { headers?: boolean; method?: 'POST' }]>([
  ['a page', 200, '/', {}],
  ['a job', 200, 'job', {}],
  ['the office', 200, '/admin', {}],
  ['a page that is not there', 404, '/nothing', {}],
  ['a page that fails', 500, '/privacy', {}],
  ['an address that cannot be decoded', 404, '/jobs/%E0%A4%A', {}],
  ['a very long address', 200, `/jobs/${'x'.repeat(5000)}`, {}],
  ['robots.txt', 200, '/robots.txt', {}],
  ['a file for everyone', 200, '/referral-form.docx', {}],
  ['a call', 200, '/api/hero', {}],
  ['a guarded call', 200, '/api/hero/admin', { headers: true }],
  ['a guarded call without a sign-in', 401, '/api/hero/admin', {}],
  ['a file of an applicant', 200, 'file', { headers: true }],
  ['a file of an applicant without a sign-in', 401, 'file', {}],
  ['a wrong call', 400, '/api/contact/submit', { method: 'POST' }],
  ['a call that is not there', 404, '/api/nothing', {}],
  ['a call that cannot be decoded', 404, '/api/hero/%', {}],
  ['a call that fails', 500, '/api/broken', {}],
])('%s (%i) has the security headers', async (_, status, path, how) => {
  const response = await app.inject({
    method: how.method ?? 'GET',
    url: paths[path] ?? path,
    headers: { accept: 'text/html', ...(how.headers && admin) },
    ...(how.method && { body: {} }),
  })
  expect(response.statusCode).toBe(status)
  expect(response.headers).toMatchObject(everywhere)
  expect(observatoryScore(response as ObservedResponse)).toMatchObject({ best: 'A+', lost: [] })
})

test('the score notices what is missing', () => {
  const weak = { headers: { 'content-security-policy': 'default-src *' }, body: '' }
  expect(observatoryScore(weak)).toEqual({
    score: 30,
    best: 'below A+',
    lost: [
      'content-security-policy',
      'referrer-policy',
      'strict-transport-security',
      'x-content-type-options',
      'x-frame-options',
    ],
  })
})

test.each([
  ['/', '/'],
  ['/jobs/a%20b?search=%ff', '/jobs/a%20b?search=%ff'],
  ['/api/jobs?page=2', '/api/jobs?page=2'],
  ['/jobs/%ff', '/unknown'],
  ['/%?next=/api/', '/unknown'],
  ['/jobs/%ff/api/', '/unknown'],
  ['/api/jobs/%ff?page=2', '/api/unknown'],
  [undefined, '/'],
])('the address %s is answered as %s', (url, expected) => {
  expect(decodableUrl({ url })).toBe(expected)
})

async function headersOf(https: boolean) {
  const app = fastify()
  secureHeaders(app, { https })
  app.get('/', async () => 'hello')
  const { headers } = await app.inject('/')
  await app.close()
  return headers
}

test('every response turns off browser features that the site does not use', async () => {
  expect(await headersOf(false)).toMatchObject({
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'",
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  })
})

test('a site with https requires it for two years, one without does not', async () => {
  expect(await headersOf(false)).not.toHaveProperty('strict-transport-security')
  expect((await headersOf(true))['strict-transport-security']).toBe(
    'max-age=63072000; includeSubDomains',
  )
})

const everyPage = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'require-trusted-types-for': ["'script'"],
  'report-uri': ['/api/policy-reports'],
}

test('a public page runs only scripts that were built with it', () => {
  expect(sitePolicy('https://poplar.example')).toEqual({
    ...everyPage,
    'script-src': ['https://poplar.example/assets/'],
    'trusted-types': ['app', 'dompurify'],
  })
})

test.each(['http://127.0.0.1:3000', 'http://localhost:3000'])(
  'a page at %s also works under the other local name',
  (address) =>
    expect(sitePolicy(address)['script-src']).toEqual([
      'http://127.0.0.1:3000/assets/',
      'http://localhost:3000/assets/',
    ]),
)

test('a page of the office runs only the scripts with its nonce', async () => {
  expect(officePolicy('abc')).toEqual({
    ...everyPage,
    'script-src': ["'nonce-abc'", "'strict-dynamic'"],
    'img-src': ["'self'", 'blob:'],
    'frame-src': ['blob:'],
    'trusted-types': ['app', 'dompurify', 'ProseMirrorClipboard', 'preview'],
  })
})

test('a page can have its own policy', async () => {
  const app = fastify()
  secureHeaders(app, { https: false })
  app.get('/', async (_request, reply) => {
    setPolicy(reply, policyText({ 'default-src': ["'self'", 'blob:'], 'img-src': ["'none'"] }))
    return 'hello'
  })
  const { headers } = await app.inject('/')
  expect(headers['content-security-policy']).toBe("default-src 'self' blob:; img-src 'none'")
  await app.close()
})
