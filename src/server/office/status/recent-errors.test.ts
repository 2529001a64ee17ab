import fastify, { type FastifyRequest } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { keyMissing, notFound, StoreFault, unavailable } from '#server/platform/errors.ts'
import { sendError } from '#server/platform/http/error-response.ts'
import { minutes } from '#server/platform/time.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { createRecentErrors, findCause } from './recent-errors.ts'

const withCode = (code: string) => Object.assign(new Error('Ann’s message'), { code })

test.each([
  [withCode('ENOSPC'), 'disk full'],
  [withCode('EDQUOT'), 'disk full'],
  [withCode('53100'), 'disk full'],
  [Object.assign(new Error('full'), { errcode: 13 }), 'disk full'],
  [withCode('EROFS'), 'disk fault'],
  [new StoreFault('No response'), 'file store out of reach'],
  [withCode('ECONNREFUSED'), 'database out of reach'],
  [withCode('57P01'), 'database out of reach'],
  [Object.assign(new Error('busy'), { errcode: 5 }), 'database locked'],
  [keyMissing('local'), 'key missing'],
  [unavailable(), 'busy'],
  [notFound('That page'), 'unexpected'],
  [withCode('EMFILE'), 'busy'],
  [withCode('ENFILE'), 'busy'],
  [new TypeError('x is not a function'), 'unexpected'],
  ['not an error', 'unexpected'],
  [undefined, 'unexpected'],
])('the cause of %s is known', (error, cause) => {
  expect(findCause(error)).toBe(cause)
})

/** A server whose page fails with this error. */
async function failing() {
  const clock = { at: new Date('2026-11-15T12:00:00Z') }
  const recent = createRecentErrors(() => clock.at)
  const app = fastify({ genReqId: () => 'the-request' })
  onTestFinished(() => app.close())
  app.setErrorHandler(sendError)
  app.decorate('rememberFailure', recent.add)
  const state: { error: unknown } = { error: undefined }
  app.get('/people/:name', async () => {
    throw state.error
  })
  const visit = async (error: unknown, path = '/people/ann?phone=6155550142') => {
    state.error = error
    await app.inject(path)
    clock.at = new Date(clock.at.getTime() + 1 * minutes)
  }
  return { recent, visit }
}

test('errors of the server are remembered without what a visitor sent, equal ones once', async () => {
  const { recent, visit } = await failing()
  await visit(withCode('ENOSPC'))
  await visit(new Error('Ann’s message'))
  await visit(withCode('ENOSPC'), '/people/bob')
  await visit(notFound('That page'))
  expect(recent.list()).toEqual([
    {
      at: '2026-11-15T12:02:00.000Z',
      count: 2,
      cause: 'disk full',
      route: 'GET /people/:name',
      reference: 'the-request',
    },
    expect.objectContaining({ count: 1, cause: 'unexpected', at: '2026-11-15T12:01:00.000Z' }),
  ])
  expect(JSON.stringify(recent.list())).not.toMatch(/ann|bob|615/i)
})

test('the newest twenty are kept', async () => {
  const recent = createRecentErrors(() => new Date())
  const request = (url: string) => ({ method: 'GET', id: 'a', routeOptions: { url } })
  for (let number = 1; number <= 25; number += 1) {
    recent.add(request(`/${number}`) as FastifyRequest, new Error('no'))
  }
  const routes = recent.list().map(({ route }) => route)
  expect(routes).toHaveLength(20)
  expect([routes[0], routes.at(-1)]).toEqual(['GET /25', 'GET /6'])
})

const server = testApp()

test('the page shows an error with the id that the log has', async () => {
  const headers = await server.signIn()
  const status = async () =>
    (await server.app.inject({ url: '/api/admin/status', headers })).json().data
  expect((await status()).errors).toEqual([])
  const { db } = server.context
  await db.schema.alterTable('testimonials').renameTo('testimonials_away').execute()
  onTestFinished(() => db.schema.alterTable('testimonials_away').renameTo('testimonials').execute())
  expect((await server.app.inject('/api/testimonials')).statusCode).toBe(500)
  expect((await status()).errors).toEqual([
    {
      at: server.clock.at.toISOString(),
      count: 1,
      cause: 'unexpected',
      route: 'GET /api/testimonials',
      reference: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ])
})
