import fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendError } from './error-response.ts'
import { limitRates, limits } from './rate-limits.ts'

test.each([
  ['signing in', limits.signIn, 10, 15 * 60],
  ['messages', limits.messages, 5, 60 * 60],
  ['policy reports', limits.policyReports, 20, 60 * 60],
  ['applications', limits.apply, 10, 60 * 60],
])('one address is refused after its limit of %s', async (_, config, max, seconds) => {
  const app = fastify()
  app.setErrorHandler(sendError)
  await limitRates(app)
  app.post('/limited', { config }, async () => 'done')
  app.post('/free', async () => 'done')
  const post = (url: string, remoteAddress = '192.0.2.1') =>
    app.inject({ method: 'POST', url, remoteAddress })

  for (let times = 0; times < max; times += 1) {
    expect((await post('/limited')).statusCode).toBe(200)
  }
  const response = await post('/limited')
  expect(response.statusCode).toBe(429)
  expect(response.json()).toEqual({
    success: false,
    code: 'too_many',
    message: 'Too many requests. Please wait a moment and try again.',
  })
  for (const header of ['x-ratelimit-reset', 'retry-after']) {
    expect(Number(response.headers[header])).toBeGreaterThan(seconds - 60)
    expect(Number(response.headers[header])).toBeLessThanOrEqual(seconds)
  }

  expect((await post('/limited', '192.0.2.2')).statusCode).toBe(200)
  for (let times = 0; times < 20; times += 1) {
    expect((await post('/free')).statusCode).toBe(200)
  }
  await app.close()
})
