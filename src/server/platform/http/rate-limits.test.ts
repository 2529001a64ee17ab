import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { testApp } from '../../../../tests/support/test-app.ts'
import { sendError } from './error-response.ts'
import { forgetEndedLimits } from './rate-limits.queries.ts'
import { getSender, getShare, limitRates, limits } from './rate-limits.ts'

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

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3::', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['203.0.113.7:50123', '203.0.113.7'],
  ['[2001:db8:1:2::9]:50123', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  [undefined, ''],
])('%s counts as %s', (ip, sender) => expect(getSender({ ip })).toBe(sender))

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  [undefined, ''],
])('%s has the fair share of %s', (ip, share) => expect(getShare({ ip })).toBe(share))

describe('networks around an IPv6 sender', () => {
  const server = testApp()
  test.each(['memory', 'the database'])('have wider limits, counted in %s', async (place) => {
    const app = fastify()
    app.setErrorHandler(sendError)
    await limitRates(app, place === 'memory' ? undefined : server.context)
    app.post('/', { config: limits.messages }, async () => 'done')
    const post = async (remoteAddress: string) =>
      (await app.inject({ method: 'POST', url: '/', remoteAddress })).statusCode
    /** How many requests pass when each comes from the next network. */
    const countPassed = async (toAddress: (index: number) => string, tries: number) => {
      let passed = 0
      for (let index = 0; index < tries; index += 1) {
        if ((await post(toAddress(index))) === 200) passed += 1
      }
      return passed
    }
    const hex = (number: number) => number.toString(16)
    expect(await countPassed((index) => `2001:db8:1:${hex(0x100 + index)}::1`, 30)).toBe(20)
    expect(await countPassed((index) => `2001:db8:1:${hex(0x200 + index * 0x100)}::1`, 100)).toBe(
      60,
    )
    expect(await post('2001:db8:1:ffff::1')).toBe(429)
    expect(await post('2001:db8:2::1')).toBe(200)
    expect(await countPassed(() => '2001:db8:3::1', 30)).toBe(5)
    expect(await post('2001:db8:3:1::1')).toBe(200)
    await app.close()
  })
})

describe('of several instances', () => {
  const server = testApp()
  let instances: FastifyInstance[]

  beforeEach(async () => {
    await server.context.db.deleteFrom('rate_limits').execute()
    instances = await Promise.all([start(), start()])
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    for (const app of instances) await app.close()
  })

  async function start() {
    const app = fastify()
    app.setErrorHandler(sendError)
    await limitRates(app, server.context)
    app.post('/messages', { config: limits.messages }, async () => 'done')
    app.post('/sign-in', { config: limits.signIn }, async () => 'done')
    app.get('/page', async () => 'done')
    return app
  }

  const post = async (instance: number, url = '/messages', remoteAddress = '192.0.2.1') =>
    instances[instance]?.inject({ method: 'POST', url, remoteAddress })
  const status = async (...to: Parameters<typeof post>) => (await post(...to))?.statusCode

  test('two instances have one limit together, for each call and sender', async () => {
    for (const instance of [0, 1, 0, 1, 0]) expect(await status(instance)).toBe(200)
    for (const instance of [0, 1]) expect(await status(instance)).toBe(429)
    expect((await post(1))?.headers['retry-after']).toBe('3600')
    expect(await status(1, '/messages', '192.0.2.2')).toBe(200)
    expect(await status(1, '/sign-in')).toBe(200)
  })

  test('the limit ends after its time, and rows that no longer count are deleted', async () => {
    for (let times = 0; times < 6; times += 1) await post(0)
    server.wait(3_599_999)
    expect(await status(1)).toBe(429)
    server.wait(1)
    for (const instance of [0, 1]) expect(await status(instance)).toBe(200)
    server.wait(3_600_001)
    await forgetEndedLimits(server.context.db, server.clock.at)
    expect(await server.context.db.selectFrom('rate_limits').selectAll().execute()).toEqual([])
  })

  test('requests at the same moment are all counted', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => status(index % instances.length)),
    )
    expect(responses.filter((code) => code === 200)).toHaveLength(5)
  })

  test('a sender who was refused does not reach the database again', async () => {
    for (let times = 0; times < 6; times += 1) await post(0)
    const insert = vi.spyOn(server.context.db, 'insertInto')
    expect(await status(0)).toBe(429)
    expect(insert).not.toHaveBeenCalled()
  })

  test('a limit stored while the clock was ahead ends', async () => {
    server.wait(24 * 3_600_000)
    for (let times = 0; times < 6; times += 1) await post(0)
    server.wait(-24 * 3_600_000)
    expect(await status(1)).toBe(200)
  })

  test('addresses are not in the database, and reading asks it nothing', async () => {
    await post(0)
    const rows = await server.context.db.selectFrom('rate_limits').selectAll().execute()
    expect(rows).toEqual([
      expect.objectContaining({ key: expect.stringMatching(/^[0-9a-f]{64}$/) }),
    ])
    const insert = vi.spyOn(server.context.db, 'insertInto')
    expect((await instances[0]?.inject('/page'))?.statusCode).toBe(200)
    expect(insert).not.toHaveBeenCalled()
  })
})
