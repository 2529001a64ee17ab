import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ChangeCounts, changeAccess, changeKinds } from '#contract/office/changes.ts'
import { refreshHeader } from '#contract/platform/endpoint.ts'
import { may, roleNames } from '#contract/platform/roles.ts'
import { minutes } from '#server/platform/time.ts'
import { createSender } from '../../../../tests/support/send-example.ts'
import { testApp } from '../../../../tests/support/test-app.ts'

const server = testApp()
let admin: { authorization: string }
let sender: Awaited<ReturnType<typeof createSender>>

beforeAll(async () => {
  sender = await createSender(server)
})
beforeEach(async () => {
  admin = await server.signIn()
})

const ask = (url: string, headers = {}) =>
  server.app.inject({ url: `/api${url}`, headers: { ...admin, ...headers } })

const read = async (): Promise<ChangeCounts> => (await ask('/admin/changes')).json().data

/** The kinds that a call changes, besides the audit log. */
async function changedBy(name: string) {
  const example = await sender.makeExample(name)
  const before = await read()
  const { statusCode } = await sender.send(name, example)
  expect(statusCode, name).toBeLessThan(300)
  const after = await read()
  return changeKinds.filter((kind) => kind !== 'audit log' && before[kind] !== after[kind])
}

test.each([
  ['applications', ['POST /careers/apply', 'PUT /careers/:id/status', 'DELETE /careers/:id']],
  ['messages', ['POST /contact/submit', 'PATCH /contact/read', 'POST /contact/:id/notes']],
  [
    'referrals',
    ['POST /referrals/submit', 'PATCH /referrals/:id/stage', 'POST /referrals/:id/notes'],
  ],
  ['testimonials', ['POST /testimonials/submit', 'PATCH /testimonials/admin/:id/status']],
  ['jobs', ['POST /jobs/admin', 'PATCH /jobs/admin/bulk-status']],
  ['events', ['POST /events', 'PUT /events/:id']],
  ['team', ['POST /team', 'PUT /team/:id']],
  ['hero', ['POST /hero', 'PATCH /hero/:id/status']],
  ['users', ['POST /admin/users', 'PATCH /admin/users/:id']],
  ['site details', ['PUT /admin/site-details']],
  ['look', ['PUT /admin/look']],
  ['notices', ['PUT /admin/notices/:id', 'PATCH /admin/notices/:id']],
])('a change of %s changes their number and no other', async (kind, calls) => {
  for (const call of calls) expect(await changedBy(call), call).toEqual([kind])
})

test.each([
  ['jobs', 'DELETE /jobs/admin/:id'],
  ['events', 'DELETE /events/:id'],
  ['team', 'DELETE /team/:id'],
  ['hero', 'DELETE /hero/:id'],
  ['testimonials', 'DELETE /testimonials/admin/:id'],
])(
  'deleting one of the %s changes their number and that of what was deleted',
  async (kind, call) => {
    expect(await changedBy(call)).toEqual([kind, 'deleted'])
  },
)

test('erasing what is stored about a person changes the number of its kind', async () => {
  expect(await changedBy('POST /admin/privacy/erase')).toEqual(['messages'])
})

test('reading changes nothing, and neither does a change that finds nothing to change', async () => {
  const before = await read()
  await ask('/careers')
  await ask('/contact')
  await ask('/admin/dashboard')
  const { db } = server.context
  await db.updateTable('contact_messages').set({ is_read: 1 }).where('id', '=', 'none').execute()
  await db.deleteFrom('mail_outbox').where('id', '=', 'none').execute()
  expect(await read()).toEqual(before)
})

test('the first look at an application is a change of it; opening it again changes only the audit log', async () => {
  const example = await sender.makeExample('GET /careers/:id')
  const before = await read()
  await sender.send('GET /careers/:id', example)
  const looked = await read()
  expect(looked).toEqual({
    ...before,
    applications: (before.applications ?? 0) + 1,
    'audit log': (before['audit log'] ?? 0) + 1,
  })
  await sender.send('GET /careers/:id', example)
  expect(await read()).toEqual({ ...looked, 'audit log': (looked['audit log'] ?? 0) + 1 })
})

test.each(roleNames)(
  'someone who works as %s learns only of what that role may read',
  async (role) => {
    const kinds = changeKinds.filter((kind) => may(role, changeAccess[kind]))
    const { headers } = await server.signInAs(role)
    const { data } = (await server.app.inject({ url: '/api/admin/changes', headers })).json()
    expect(Object.keys(data).sort()).toEqual(kinds.toSorted())
  },
)

describe('the session', () => {
  const lastSeen = async () =>
    (await server.context.db.selectFrom('sessions').select('last_seen_at').execute())
      .map((row) => row.last_seen_at)
      .sort()
      .at(-1)

  test('ends when nobody uses it, although the office asks for changes', async () => {
    for (let asked = 0; asked < 6; asked += 1) {
      expect((await ask('/admin/changes')).statusCode).toBe(200)
      server.wait(10 * minutes)
    }
    server.wait(1)
    const refused = await ask('/admin/changes')
    expect(refused.statusCode).toBe(401)
    expect(refused.json()).toMatchObject({ success: false, code: 'expired' })
  })

  test('is not extended when the office loads something again by itself', async () => {
    const before = await lastSeen()
    server.wait(10 * minutes)
    await ask('/careers', { [refreshHeader]: 'true' })
    expect(await lastSeen()).toBe(before)
    await ask('/careers')
    expect(await lastSeen()).toBe(server.clock.at.toISOString())
  })
})
