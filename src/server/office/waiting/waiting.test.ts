import { beforeAll, expect, test } from 'vitest'
import { beginBackup, endBackup } from '#server/operations/backup/backups.queries.ts'
import { dayIn, hours } from '#server/platform/time.ts'
import { addApplication, addJob } from '../../../../tests/support/applications.ts'
import { formBody } from '../../../../tests/support/multipart.ts'
import { referralFields } from '../../../../tests/support/referrals.ts'
import { testApp } from '../../../../tests/support/test-app.ts'

const server = testApp()
let admin: { authorization: string }

beforeAll(async () => {
  admin = await server.signIn()
})

const waiting = async () => {
  const response = await server.app.inject({ url: '/api/admin/waiting', headers: admin })
  return response.json()
}

const send = (method: 'POST' | 'PUT' | 'PATCH', url: string, body: Record<string, unknown>) =>
  server.app.inject({ method, url: `/api${url}`, headers: admin, body })

const nothing = { count: 0, oldest: null }

test('nothing waits at first', async () => {
  expect(await waiting()).toEqual({
    success: true,
    data: [
      { kind: 'urgent messages', ...nothing },
      { kind: 'referrals', ...nothing },
      { kind: 'referral steps', ...nothing },
      { kind: 'applications', ...nothing },
      { kind: 'messages', ...nothing },
      { kind: 'testimonials', ...nothing },
      { kind: 'closing', ...nothing },
      { kind: 'interviews', ...nothing },
      { kind: 'lacking', ...nothing },
      { kind: 'expiring', ...nothing },
      { kind: 'mail', ...nothing },
      { kind: 'backup', ...nothing },
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
  expect((await waiting()).data.slice(3, 6)).toEqual([
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
  expect((await waiting()).data.slice(3, 6)).toEqual([
    { kind: 'applications', count: 1, oldest: later },
    { kind: 'messages', count: 1, oldest: later },
    { kind: 'testimonials', ...nothing },
  ])
})

test.each([
  ['editor', ['testimonials', 'closing']],
  ['hiring', ['applications', 'closing', 'interviews', 'lacking', 'expiring']],
  ['intake', ['urgent messages', 'referrals', 'referral steps', 'messages']],
  [
    'reader',
    ['applications', 'messages', 'testimonials', 'closing', 'interviews', 'lacking', 'expiring'],
  ],
] as const)('someone with the role %s sees only their own lines', async (role, kinds) => {
  const { headers } = await server.signInAs(role)
  const response = await server.app.inject({ url: '/api/admin/waiting', headers })
  expect(response.json().data.map(({ kind }: { kind: string }) => kind)).toEqual(kinds)
})

test('jobs that close within a week wait for a decision, until they are closed', async () => {
  const closing = async () => (await waiting()).data[6].count
  // It is November 15 at the provider.
  for (const closingDate of ['2026-11-15', '2026-11-21', '2026-11-22', '']) {
    await addJob(server.context.db, { closingDate }, server.clock.at)
  }
  await addJob(server.context.db, { closingDate: '2026-11-16', status: 'draft' }, server.clock.at)
  expect(await closing()).toBe(2)
  server.wait(24 * hours)
  admin = await server.signIn()
  expect(await closing()).toBe(2)
})

test('interviews of today and the next six days are counted and listed', async () => {
  const { db } = server.context
  // It is November 16 at the provider, six hours behind.
  const times = {
    yesterday: '2026-11-16T05:59:00.000Z',
    today: '2026-11-16T06:00:00.000Z',
    'in six days': '2026-11-23T05:59:00.000Z',
    'in a week': '2026-11-23T06:00:00.000Z',
  }
  for (const [day, interview_at] of Object.entries(times)) {
    const id = await addApplication(server.context)
    await db
      .updateTable('applications')
      .set({ status: 'interview_scheduled', interview_at, last_name: day })
      .where('id', '=', id)
      .execute()
  }
  const interviewed = await addApplication(server.context)
  await db
    .updateTable('applications')
    .set({ status: 'interview_completed', interview_at: times.today })
    .where('id', '=', interviewed)
    .execute()
  expect((await waiting()).data[7]).toEqual({ kind: 'interviews', count: 2, oldest: null })
  const list = await server.app.inject({ url: '/api/careers?view=interviews', headers: admin })
  const names = list.json().data.map(({ lastName }: { lastName: string }) => lastName)
  expect(names.sort()).toEqual(['in six days', 'today'])
})

test('a referral waits for a first call, and then on the day of its next step', async () => {
  const oldest = server.clock.at.toISOString()
  const body = await formBody(referralFields())
  await server.app.inject({ method: 'POST', url: '/api/referrals/submit', ...body })
  const lines = async () => (await waiting()).data.slice(1, 3)
  expect(await lines()).toEqual([
    { kind: 'referrals', count: 1, oldest },
    { kind: 'referral steps', ...nothing },
  ])
  const list = await server.app.inject({ url: '/api/referrals', headers: admin })
  const { id } = list.json().data[0]
  await send('PATCH', `/referrals/${id}/stage`, { stage: 'contacted' })
  const on = dayIn('UTC', new Date(server.clock.at.getTime() + 24 * hours))
  await send('PATCH', `/referrals/${id}/next-step`, { nextStep: { text: 'Visit', on } })
  expect(await lines()).toEqual([
    { kind: 'referrals', ...nothing },
    { kind: 'referral steps', ...nothing },
  ])
  server.wait(24 * hours)
  admin = await server.signIn()
  expect((await lines())[1]).toEqual({ kind: 'referral steps', count: 1, oldest: on })
})

test('mail that could not be sent waits', async () => {
  const { db } = server.context
  const mail = {
    id: 'm',
    kind: 'message-notice',
    recipient: null,
    position: '',
    language: 'en',
    attempts: 1,
  } as const
  const oldest = server.clock.at.toISOString()
  const times = { created_at: oldest, due_at: oldest }
  const about = { application_id: null, message_id: null }
  await db
    .insertInto('mail_outbox')
    .values({ ...mail, ...times, ...about, failure: null })
    .execute()
  expect((await waiting()).data[10]).toEqual({ kind: 'mail', ...nothing })
  await db.updateTable('mail_outbox').set({ failure: 'refused' }).execute()
  expect((await waiting()).data[10]).toEqual({ kind: 'mail', count: 1, oldest })
})

test('a nightly backup waits when there is none, or when the last proved one is too old', async () => {
  const { db, settings } = server.context
  settings.backup = { folder: '/disk', at: '02:30', keep: 7 }
  const backup = async () => (await waiting()).data[11]
  expect(await backup()).toEqual({ kind: 'backup', count: 1, oldest: null })
  const row = await beginBackup(db, { folder: '/disk', file: 'a.zip' }, server.clock.at)
  await endBackup(db, row, { size: 1, problem: '' }, server.clock.at)
  const oldest = server.clock.at.toISOString()
  expect(await backup()).toEqual({ kind: 'backup', count: 0, oldest })
  server.wait(50 * hours)
  admin = await server.signIn()
  expect(await backup()).toEqual({ kind: 'backup', count: 0, oldest })
  server.wait(1)
  const damaged = await beginBackup(db, { folder: '/disk', file: 'b.zip' }, server.clock.at)
  await endBackup(db, damaged, { size: 1, problem: 'It is damaged.' }, server.clock.at)
  expect(await backup()).toEqual({ kind: 'backup', count: 1, oldest })
})
