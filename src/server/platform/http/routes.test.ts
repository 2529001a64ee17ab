import type { RouteOptions } from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  type CallSchemas,
  type Calls,
  type Endpoint,
  endpoint,
} from '#contract/platform/endpoint.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { limits } from './rate-limits.ts'
import { type App, done, ok, routes, toPagination } from './routes.ts'

const server = testApp()

test('ok and done are success responses', () => {
  expect(ok(['a'])).toEqual({ success: true, data: ['a'] })
  expect(done).toEqual({ success: true })
})

/** The options a call is registered with. */
function registered<S extends CallSchemas>(call: Endpoint<S>, schemas: S) {
  const found: RouteOptions[] = []
  const app = { route: (options: RouteOptions) => found.push(options) } as unknown as App
  const handler = async () => ({}) as never
  routes<{ call: S }>(app, { call }, { call: schemas }, { call: handler })
  return found[0] as RouteOptions
}

test('a route checks only what its call has', () => {
  const reply = z.object({ success: z.literal(true) })
  const plain = registered(endpoint('GET', '/things', 'public'), { reply })
  expect(plain).toMatchObject({ method: 'GET', url: '/things', config: { access: 'public' } })
  expect(plain).not.toHaveProperty('exposeHeadRoute')
  expect(Object.keys(plain.schema ?? {})).toEqual(['tags', 'response'])
  const whole = { reply, params: z.object({}), query: z.object({}), body: z.object({}) }
  expect(registered(endpoint('PUT', '/things/:id', 'staff'), whole).schema).toMatchObject({
    params: whole.params,
    querystring: whole.query,
    body: whole.body,
  })
})

test('a rate limit, a stream and a refusal of its own are part of a route', () => {
  const found: RouteOptions[] = []
  const app = { route: (options: RouteOptions) => found.push(options) } as unknown as App
  const reply = z.object({})
  const schemas = { plain: { reply }, limited: { reply, refusal: reply }, streamed: { reply } }
  const calls: Calls<typeof schemas> = {
    plain: endpoint('GET', '/plain', 'public'),
    limited: endpoint('POST', '/limited', 'public'),
    streamed: endpoint('GET', '/streamed', 'staff'),
  }
  routes(app, calls, schemas, {
    plain: async () => ({}),
    limited: { limit: limits.messages, handler: async () => ({}) },
    streamed: { stream: async () => {} },
  })
  const statuses = found.map(({ schema }) => Object.keys(schema?.response ?? {}))
  expect(found.map(({ config, exposeHeadRoute }) => ({ config, exposeHeadRoute }))).toEqual([
    { config: { access: 'public' }, exposeHeadRoute: undefined },
    { config: { access: 'public', ...limits.messages }, exposeHeadRoute: undefined },
    { config: { access: 'staff' }, exposeHeadRoute: false },
  ])
  expect(statuses.map((each) => each.includes('401'))).toEqual([false, true, false])
})

test('a call that everyone may make to write something needs a limit', () => {
  const schemas = { reply: z.object({}) }
  expect(() => registered(endpoint('POST', '/things', 'public'), schemas)).toThrow(
    'POST /things needs a limit: everyone may call it.',
  )
})

test('a form without files is described by its texts alone', () => {
  const schemas = { reply: z.object({}), form: z.object({ title: z.string() }) }
  const { schema } = registered(endpoint('POST', '/things', 'staff'), schemas)
  expect(schema).toMatchObject({ tags: ['things'], consumes: ['multipart/form-data'] })
  const body: unknown = schema?.body
  expect(body instanceof z.ZodObject && Object.keys(body.shape)).toEqual(['title'])
})

test('a form is checked by the handler, and the address by the route', async () => {
  const headers = await server.signIn()
  const inject = (url: string, body: object) =>
    server.app.inject({ method: 'PUT', url, headers, body })
  expect((await inject('/api/events/7', {})).statusCode).toBe(404)
  const response = await inject('/api/events/01890000-0000-7000-8000-000000000000', {})
  expect(response.statusCode).toBe(415)
})

test.each([
  [1, 10, 0, 1],
  [1, 10, 1, 1],
  [1, 10, 10, 1],
  [2, 10, 11, 2],
  [3, 5, 11, 3],
])('page %i of %i entries each, %i in all, is one of %i', (page, limit, total, pages) => {
  expect(toPagination(page, limit, total)).toEqual({
    currentPage: page,
    totalPages: pages,
    totalItems: total,
    itemsPerPage: limit,
  })
})
