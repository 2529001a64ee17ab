import fastify from 'fastify'
import { expect, test } from 'vitest'
import { officePolicy, policyText, secureHeaders, setPolicy, sitePolicy } from './security.ts'

async function readHeaders(https: boolean) {
  const app = fastify()
  secureHeaders(app, { https })
  app.get('/', async () => 'hello')
  const { headers } = await app.inject('/')
  await app.close()
  return headers
}

test('every response turns off browser features that the site does not use', async () => {
  expect(await readHeaders(false)).toMatchObject({
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
  expect(await readHeaders(false)).not.toHaveProperty('strict-transport-security')
  expect((await readHeaders(true))['strict-transport-security']).toBe(
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
