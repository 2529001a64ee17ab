import { Writable } from 'node:stream'
import fastify from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendError } from '#server/platform/http/error-response.ts'
import { logOptions } from '#server/platform/http/logging.ts'
import { type App, validateUnlessForm } from '#server/platform/http/routes.ts'
import { policyReportRoutes } from './policy-reports.routes.ts'

let app: App
let lines: Record<string, unknown>[] = []

beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  app = fastify({ logger: { ...(logOptions('warn') as object), stream } })
  app.setValidatorCompiler(validateUnlessForm)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(sendError)
  await policyReportRoutes(app)
  app.post('/other', async () => 'done')
})
beforeEach(() => {
  lines = []
})
afterAll(() => app.close())

const send = (report: object, url = '/policy-reports') =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/csp-report' },
    payload: JSON.stringify({ 'csp-report': report }),
  })

test.each([
  ['inline', 'inline'],
  ['https://evil.example/steal.js?name=Tasha', 'https://evil.example'],
  ['Tasha Greene\n{"level":60}', 'unknown'],
])('%j is logged as %s', async (uri, blocked) => {
  const response = await send({
    'effective-directive': 'script-src-elem',
    'blocked-uri': uri,
    'document-uri': 'https://www.example.org/?search=Tasha',
    'script-sample': 'alert(1)',
  })
  expect(response.statusCode).toBe(200)
  expect(lines).toMatchObject([
    { level: 40, msg: 'content policy violation', directive: 'script-src-elem', blocked },
  ])
  expect(JSON.stringify(lines)).not.toContain('Tasha')
})

test('the newer format is logged in the same way', async () => {
  const body = { effectiveDirective: 'img-src', blockedURL: 'https://evil.example/a.png?b=Tasha' }
  const response = await app.inject({
    method: 'POST',
    url: '/policy-reports',
    headers: { 'content-type': 'application/reports+json' },
    payload: JSON.stringify([{ type: 'csp-violation', age: 3, body }]),
  })
  expect(response.statusCode).toBe(200)
  expect(lines).toMatchObject([{ directive: 'img-src', blocked: 'https://evil.example' }])
  expect(JSON.stringify(lines)).not.toContain('Tasha')
})

test('anything else is refused and not logged', async () => {
  for (const report of [{}, { 'effective-directive': 'Tasha Greene' }]) {
    expect((await send(report)).statusCode).toBe(400)
  }
  expect((await send({}, '/other')).statusCode).toBe(415)
  expect(lines).toEqual([])
})
