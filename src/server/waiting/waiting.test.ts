import { beforeAll, expect, test } from 'vitest'
import { addApplication } from '../../../tests/support/applications.ts'
import { testApp } from '../../../tests/support/test-app.ts'
import { hours } from '../time.ts'

const server = testApp()
let admin: { authorization: string }

beforeAll(async () => {
  admin = await server.signIn()
})

const waiting = async () => {
  const answer = await server.app.inject({ url: '/api/admin/waiting', headers: admin })
  return answer.json()
}

const send = (method: 'POST' | 'PUT' | 'PATCH', url: string, body: Record<string, unknown>) =>
  server.app.inject({ method, url: `/api${url}`, headers: admin, body })

const nothing = { count: 0, oldest: null }

test('nothing waits at first', async () => {
  expect(await waiting()).toEqual({
    success: true,
    data: [
      { kind: 'applications', ...nothing },
      { kind: 'messages', ...nothing },
      { kind: 'testimonials', ...nothing },
    ],
  })
})

test('what arrives waits, with the time of the oldest, until someone has dealt with it', async () => {
  const oldest = server.clock.at.toISOString()
  const first = await addApplication(server.context)
  await send('POST', '/contact/submit', { name: 'Carol', message: 'Can we see a home?' })
  await send('POST', '/testimonials/submit', { name: 'Sam', review: 'Kind.', permission: true })
  server.wait(1 * hours - 1)
  const later = server.clock.at.toISOString()
  await addApplication(server.context)
  await send('POST', '/contact/submit', { name: 'Dan', message: 'Hello' })
  await send('POST', '/testimonials/admin', { name: 'Ann', review: 'Approved at once.' })
  expect((await waiting()).data).toEqual([
    { kind: 'applications', count: 2, oldest },
    { kind: 'messages', count: 2, oldest },
    { kind: 'testimonials', count: 1, oldest },
  ])

  await send('PUT', `/careers/${first}/status`, { status: 'reviewing' })
  const messages = await server.app.inject({ url: '/api/contact', headers: admin })
  const answered = [{ id: messages.json().data.at(-1).id }]
  await send('PATCH', '/contact/status', { messages: answered, status: 'answered' })
  const stories = await server.app.inject({ url: '/api/testimonials/admin/all', headers: admin })
  const { id } = stories.json().data[0]
  await send('PATCH', `/testimonials/admin/${id}/status`, { status: 'approved' })
  expect((await waiting()).data).toEqual([
    { kind: 'applications', count: 1, oldest: later },
    { kind: 'messages', count: 1, oldest: later },
    { kind: 'testimonials', ...nothing },
  ])
})

test.each([
  ['editor', ['testimonials']],
  ['hiring', ['applications']],
  ['intake', ['messages']],
  ['reader', ['applications', 'messages', 'testimonials']],
] as const)('someone with the role %s sees only their own lines', async (role, kinds) => {
  const { headers } = await server.signInAs(role)
  const answer = await server.app.inject({ url: '/api/admin/waiting', headers })
  expect(answer.json().data.map(({ kind }: { kind: string }) => kind)).toEqual(kinds)
})
