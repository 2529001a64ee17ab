import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { addApplication, addJob } from '../../../../tests/support/applications.ts'
import { type ObservedResponse, observatoryScore } from '../../../../tests/support/observatory.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import type { App } from './routes.ts'
import { decodableUrl } from './security.ts'

const server = testApp()
let app: App
let admin: { authorization: string }
const paths: Record<string, string> = {}

/** A website whose privacy page fails, so that every kind of response can be tested. */
beforeAll(async () => {
  const settings = { ...server.context.settings, siteUrl: 'https://poplar.example' }
  app = await createApp(
    { ...server.context, settings },
    {
      development: false,
      assets: async () => ({
        script: '/s.js',
        styles: [],
        fonts: [],
        integrity: { '/s.js': 'sha384-x' },
      }),
      finish: async (_path, html) => html,
      register: async () => {},
      renderPrivatePage: () => Promise.reject(new Error('not used here')),
      renderFormResult: async () => ({ head: { title: '', description: '' }, html: '' }),
      render: async (path) => {
        if (path === '/privacy') throw new Error('cannot be shown')
        const status = path === '/not-found' ? 404 : 200
        const head = { title: path, description: '' }
        return { status, head, html: path, data: {}, complete: true }
      },
    },
  )
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
