import { expect, test } from 'vitest'
import { contractCalls } from '../../../../tests/support/contract-calls.ts'
import { testApp } from '../../../../tests/support/test-app.ts'

const server = testApp()

const read = (headers: Record<string, string> = {}) =>
  server.app.inject({ url: '/api/docs/json', headers })

async function described(path: string, method: string) {
  const { paths } = (await read(await server.signIn())).json()
  return paths[path][method]
}

/** Every call of the server as `METHOD path`, with the names of parameters in braces. */
const callsFor = (access: (declared: string) => boolean) =>
  [...server.app.accessTable]
    .filter(([name, declared]) => !name.startsWith('HEAD') && access(declared))
    .map(([name]) => name.replace(/:(\w+)/g, '{$1}'))

const listed = ({ paths }: { paths: Record<string, object> }) =>
  Object.entries(paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
  )

test('without a token only the public calls are described', async () => {
  const response = await read()
  const calls = listed(response.json())
  const guarded = callsFor((access) => access !== 'public')
  expect(calls).toContain('POST /api/careers/apply')
  expect(calls.filter((name) => guarded.includes(name))).toEqual([])
  expect(response.body).not.toContain('"security"')
  expect(response.headers.vary).toContain('authorization')
})

test('a token shows every call of the contract and every file', async () => {
  const response = await read(await server.signIn())
  const calls = listed(response.json())
  const ofContract = contractCalls.map(
    ({ call }) => `${call.method} /api${call.path.replace(/:(\w+)/g, '{$1}')}`,
  )
  expect(calls).toEqual(expect.arrayContaining(ofContract))
  expect(calls).toEqual(expect.arrayContaining(callsFor((access) => access !== 'public')))
  expect(response.headers['cache-control']).toBe('private, no-store')
})

test.each(['Bearer wrong', 'Basic YTpi', ''])(
  'the token "%s" is refused',
  async (authorization) => {
    const response = await read({ authorization })
    expect(response.statusCode).toBe(401)
    expect(response.body).not.toContain('paths')
  },
)

test('the description has a title and says how to sign in', async () => {
  const { info, components } = (await read()).json()
  expect(info).toMatchObject({ title: expect.stringMatching(/: API$/), version: '1' })
  expect(components.securitySchemes).toEqual({ bearer: { type: 'http', scheme: 'bearer' } })
})

test('the API description says who may call a route, under the name of the feature', async () => {
  const list = await described('/api/hero/admin', 'get')
  expect(list).toMatchObject({
    tags: ['hero'],
    security: [{ bearer: [] }],
    'x-access': 'read content',
  })
  expect(await described('/api/hero', 'get')).not.toHaveProperty('security')
  expect(Object.keys(list.responses)).toEqual(expect.arrayContaining(['200', '201', '4XX', '5XX']))
})

test('the API description of a form lists its fields and files', async () => {
  const { requestBody } = await described('/api/careers/apply', 'post')
  expect(Object.keys(requestBody.content)).toEqual(['multipart/form-data'])
  const { properties, required } = requestBody.content['multipart/form-data'].schema
  expect(properties.resume).toMatchObject({ type: 'string', format: 'binary' })
  expect(Object.keys(properties)).toEqual(
    expect.arrayContaining(['firstName', 'resume', 'idDoc_0', 'idDoc_1', 'idDoc_2']),
  )
  expect(required).toContain('firstName')
  expect(required).not.toContain('resume')
})
