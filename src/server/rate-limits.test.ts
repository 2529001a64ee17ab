import { afterAll, beforeAll, expect, test } from 'vitest'
import { callFacts } from '../../tests/support/call-facts.ts'
import { writeCalls } from '../../tests/support/contract-calls.ts'
import { testApp, testUser } from '../../tests/support/test-app.ts'
import { createApp } from './app.ts'
import type { App } from './platform/http/routes.ts'

const server = testApp()
let limited: App

beforeAll(async () => {
  const settings = { ...server.context.settings, rateLimits: true }
  limited = await createApp({ ...server.context, settings })
})
afterAll(() => limited.close())

const tooMany = 'Too many requests. Please wait a moment and try again.'

/** The statuses of this many requests, one after the other. */
async function ask(times: number, url: string, remoteAddress: string, body: object = {}) {
  const responses = []
  for (let done = 0; done < times; done += 1) {
    responses.push(await limited.inject({ method: 'POST', url, body, remoteAddress }))
  }
  return responses
}

const openToAll = writeCalls.filter(({ call }) => call.access === 'public')

test.each(openToAll)('$name is limited for each address separately', async ({ name, call }) => {
  const max = callFacts[name]?.limit ?? 0
  expect(max, `${name} needs its limit in tests/calls.`).toBeGreaterThan(0)
  const url = `/api${call.path.replace(/:\w+/g, '0')}`
  const responses = await ask(max + 1, url, '10.0.0.1')
  const last = responses.pop()
  for (const { statusCode } of responses) expect(statusCode).not.toBe(429)
  expect(last?.statusCode).toBe(429)
  expect(last?.json()).toEqual({ success: false, code: 'too_many', message: tooMany })
  expect(last?.headers['retry-after']).toMatch(/^\d+$/)
  const [other] = await ask(1, url, '10.0.0.2')
  expect(other?.statusCode).not.toBe(429)
})

test('all addresses of an IPv6 network count as one sender', async () => {
  const url = '/api/contact/submit'
  await ask(5, url, '2001:db8:1:2::1')
  const [neighbor] = await ask(1, url, '2001:db8:1:2:ffff::9')
  expect(neighbor?.statusCode).toBe(429)
  const [other] = await ask(1, url, '2001:db8:1:3::1')
  expect(other?.statusCode).not.toBe(429)
})

test('an address that is blocked from signing in can still read the site and apply', async () => {
  await ask(11, '/api/auth/login', '10.0.0.3')
  const [refused] = await ask(1, '/api/auth/login', '10.0.0.3', testUser)
  expect(refused?.statusCode).toBe(429)
  const site = await limited.inject({ url: '/api/team', remoteAddress: '10.0.0.3' })
  expect(site.statusCode).toBe(200)
  const [application] = await ask(1, '/api/careers/apply', '10.0.0.3')
  expect(application?.statusCode).toBe(415)
})
