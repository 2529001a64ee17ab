import fastify, { type FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { roleRefusal } from '#contract/platform/roles.ts'
import { unauthorized } from '../errors.ts'
import { type Actor, getActor, guardRoutes, openToAll } from './access.ts'
import { sendError } from './error-response.ts'

const ann: Actor = {
  user: { _id: 'a', username: 'Ann', email: 'ann@example.org', role: 'admin' },
  sessionId: 'one',
}
const letIn = async () => ann
const turnAway = async () => {
  throw unauthorized('no_token', 'No.')
}

function guarded(staff: (request: FastifyRequest) => Promise<Actor>, file = staff) {
  const app = fastify()
  app.setErrorHandler(sendError)
  guardRoutes(app, { staff, account: staff, file })
  return app
}

test('an app with a route that does not say who may call it does not start', async () => {
  const app = guarded(letIn)
  app.get('/open', { config: { access: 'public' } }, async () => 'hello')
  app.post('/forgotten', async () => 'hello')
  await expect(app.ready()).rejects.toThrow(
    'The route POST /forgotten does not say who may call it.',
  )
})

test('the table lists every route with who may call it', async () => {
  const app = guarded(letIn)
  app.get('/open', { config: { access: 'public' }, exposeHeadRoute: false }, async () => 'hello')
  app.route({
    method: ['PUT', 'PATCH'],
    url: '/closed',
    config: { access: 'edit jobs' },
    handler: async () => 'hello',
  })
  await app.ready()
  expect([...app.accessTable]).toEqual([
    ['GET /open', 'public'],
    ['PUT|PATCH /closed', 'edit jobs'],
  ])
  await app.close()
})

test('a guarded route knows the user, and its responses are not cached', async () => {
  const app = guarded(letIn, turnAway)
  app.get('/closed', { config: { access: 'edit jobs' } }, async (request) => getActor(request))
  app.get('/file', { config: { access: 'file' } }, async () => 'secret')
  app.get('/open', { config: { access: 'public' } }, async (request) => ({ actor: request.actor }))

  const closed = await app.inject('/closed')
  expect(closed.json()).toEqual(ann)
  expect(closed.headers['cache-control']).toBe('private, no-store')

  const file = await app.inject('/file')
  expect(file.statusCode).toBe(401)
  expect(file.headers['cache-control']).toBe('private, no-store')

  const open = await app.inject('/open')
  expect(open.json()).toEqual({ actor: null })
  expect(open.headers).not.toHaveProperty('cache-control')
  expect((await app.inject('/nothing')).statusCode).toBe(404)
  await app.close()
})

test.each([
  ['staff', 200, 200],
  ['read jobs', 200, 200],
  ['edit jobs', 200, 403],
  ['read documents', 200, 403],
  ['file', 200, 403],
  ['owner', 403, 403],
  ['account', 200, 200],
] as const)('a role must suffice for “%s”', async (access, forHiring, forReader) => {
  for (const [role, status] of [
    ['hiring', forHiring],
    ['reader', forReader],
  ] as const) {
    const app = guarded(async () => ({ ...ann, user: { ...ann.user, role } }))
    app.get('/closed', { config: { access } }, async () => 'hello')
    const response = await app.inject('/closed')
    expect(response.statusCode).toBe(status)
    if (status === 403) expect(response.json()).toEqual({ success: false, ...roleRefusal })
    await app.close()
  }
})

test('access is refused before the body is read', async () => {
  const app = guarded(turnAway)
  app.post('/closed', { config: { access: 'edit jobs' }, bodyLimit: 1 }, async () => 'hello')
  const response = await app.inject({ method: 'POST', url: '/closed', body: { text: 'too long' } })
  expect(response.statusCode).toBe(401)
  await app.close()
})

test('a public route has no signed-in user', () => {
  expect(() => getActor({ actor: null } as FastifyRequest)).toThrow('Only a guarded route')
})

test('all routes of a plugin can be made public', async () => {
  const app = guarded(turnAway)
  await app.register(async (scope) => {
    openToAll(scope)
    scope.get('/page', { config: { rateLimit: { max: 7 } } }, async (request) => ({
      config: request.routeOptions.config,
    }))
  })
  const { config } = (await app.inject('/page')).json()
  expect(config).toMatchObject({ access: 'public', rateLimit: { max: 7 } })
  await app.close()
})

test('the body of a call that does not exist is not read', async () => {
  const app = guarded(letIn)
  const headers = { 'content-type': 'application/json' }
  const response = await app.inject({ method: 'POST', url: '/none', headers, payload: 'no JSON' })
  expect(response.statusCode).toBe(404)
})
