import { beforeEach, expect, test } from 'vitest'
import type { BulkResult } from '#contract/hiring/application-bulk.ts'
import type { OpenedApplication } from '#contract/hiring/applications.ts'
import { checkTooEarly, decideFrom } from '#contract/hiring/decisions.ts'
import { disclosureMessages } from '#contract/hiring/disclosure.ts'
import { days } from '#server/platform/time.ts'
import { addApplication } from '../../../../tests/support/applications.ts'
import { appWithMail } from '../../../../tests/support/mail.ts'

const setup = appWithMail()
const { server } = setup
const offer = { madeOn: '2026-11-18', answer: '', answeredOn: '' }

let admin: { authorization: string }
let id: string

beforeEach(async () => {
  await server.context.db.deleteFrom('applications').execute()
  await server.context.db.deleteFrom('application_rules').execute()
  server.wait(1000)
  admin = await server.signIn()
  id = await addApplication(server.context)
})

const send = (method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, body?: object) => {
  server.wait(1000)
  const url = `/api/careers${path && !path.startsWith('?') ? '/' : ''}${path}`
  return setup.app.inject({ method, url, headers: admin, ...(body && { body }) })
}
const opened = async (): Promise<OpenedApplication> => (await send('GET', id)).json().data
const decide = async (change: object, message?: object): Promise<BulkResult> => {
  const { updatedAt } = await opened()
  const body = { applications: [{ id, updatedAt, ...change }], ...(message && { message }) }
  return (await send('PATCH', 'bulk', body)).json().data
}
const makeOffer = () => decide({ status: 'interview_completed', offer })
const history = async () =>
  (await opened()).timeline.flatMap((entry) => (entry.kind === 'change' ? [entry.text] : []))
const lines = async () =>
  (
    await server.context.db
      .selectFrom('audit_log')
      .select('action')
      .where('object_id', '=', id)
      .where('action', '!=', 'opened')
      .orderBy('at')
      .orderBy('id')
      .execute()
  ).map(({ action }) => action)

test('an offer stands beside the status, and its answer is recorded', async () => {
  await makeOffer()
  expect(await opened()).toMatchObject({ status: 'interview_completed', offer })
  const answer = { ...offer, answer: 'accepted', answeredOn: '2026-11-20' }
  await decide({ status: 'interview_completed', offer: answer })
  expect((await opened()).offer).toEqual(answer)
  expect(await history()).toEqual(
    expect.arrayContaining([
      'recorded the offer: made on Nov 18, 2026',
      'recorded the offer: made on Nov 18, 2026, accepted on Nov 20, 2026',
    ]),
  )
  expect(await lines()).toEqual([
    'changed-status:pending:interview_completed',
    'recorded-offer',
    'recorded-offer',
  ])
  const listed = await send('GET', '?view=offers')
  expect(listed.json().data.map((each: { id: string }) => each.id)).toEqual([id])
})

test('another status ends an offer, and undo brings it back', async () => {
  await makeOffer()
  const before = await opened()
  await send('PUT', `${id}/status`, { status: 'shortlisted', notes: '' })
  expect((await opened()).offer).toBeNull()
  expect(await history()).toContain('ended the offer')
  expect((await send('GET', '?view=offers')).json().data).toEqual([])
  const { status, offer: was } = before
  await send('PUT', `${id}/status`, { status, notes: '', offer: was })
  expect((await opened()).offer).toEqual(offer)
  // The same status with nothing about the offer leaves it.
  await send('PUT', `${id}/status`, { status, notes: 'Called' })
  expect((await opened()).offer).toEqual(offer)
})

test('an offer does not stand beside another status', async () => {
  await decide({ status: 'hired', offer })
  expect((await opened()).offer).toBeNull()
})

test('the first-day list and the disclosure belong to an offer, until it is declined', async () => {
  const ask = () => send('POST', `${id}/private-links`, { way: 'copy', purpose: 'disclosure' })
  await send('PUT', 'disclosure', { text: 'We will ask for a check.' })
  expect((await opened()).firstDay).toEqual([])
  expect((await ask()).json().message).toBe(disclosureMessages.tooEarly)
  await makeOffer()
  expect((await opened()).firstDay.length).toBeGreaterThan(0)
  const { address } = (await ask()).json().data
  const token = String(address).split('/').at(-1)
  const acknowledge = { name: 'Tasha Greene', agreed: 'on', version: 1 }
  const url = `/api/private-links/${token}/acknowledge`
  await decide({ status: 'interview_completed', offer: { ...offer, answer: 'declined' } })
  expect((await opened()).firstDay).toEqual([])
  const late = await setup.app.inject({ method: 'POST', url, body: acknowledge })
  expect(late.statusCode).toBe(404)
})

test('an invitation says the interview that it plans', async () => {
  const interviewAt = '2026-11-20T16:00:00.000Z'
  const message = { subject: 'Interview', text: 'On {interview}, {place}' }
  const plan = { status: 'interview_scheduled', interviewAt, interviewPlace: 'Room 2' }
  expect((await decide(plan, message)).problems).toEqual([])
  expect(await opened()).toMatchObject(plan)
  const written = (await opened()).timeline.find(({ kind }) => kind === 'reply')
  expect(written).toMatchObject({ text: 'On Friday, November 20, 2026 at 10:00 AM, Room 2' })
})

test('a background check leads to a rejection only after the notice and the time to answer', async () => {
  const rejection = { status: 'rejected', reason: 'Report', afterCheck: true }
  expect((await decide(rejection)).problems).toMatchObject([{ cause: 'waiting' }])
  const checkNoticeOn = '2026-11-18'
  server.clock.at = new Date('2026-11-18T18:00:00Z')
  admin = await server.signIn()
  await decide({ status: 'pending', checkNoticeOn })
  expect(await opened()).toMatchObject({ status: 'pending', checkNoticeOn })
  expect(await lines()).toEqual(['recorded-check-notice'])
  server.clock.at = new Date('2026-11-25T18:00:00Z')
  admin = await server.signIn()
  expect((await decide(rejection)).problems).toMatchObject([{ cause: 'waiting' }])
  server.wait(1 * days)
  admin = await server.signIn()
  expect((await decide(rejection)).problems).toEqual([])
  expect(await opened()).toMatchObject({ status: 'rejected', reason: 'Report', checkNoticeOn })
})

test('a reason that is a background check needs the notice in every call', async () => {
  const rejection = { status: 'rejected', reason: 'Failed the Background check' }
  for (const notice of [{}, { checkNoticeOn: '2026-01-05' }]) {
    const { problems } = await decide({ ...rejection, ...notice })
    expect(problems).toMatchObject([{ cause: 'waiting' }])
  }
  const refused = await send('PUT', `${id}/status`, { ...rejection, notes: '' })
  expect(refused.statusCode).toBe(400)
  expect(refused.json().fields).toEqual({ reason: checkTooEarly })
  expect((await opened()).status).toBe('pending')
  // Whoever withdraws may say so, and a notice of long ago has been waited for.
  await send('PUT', `${id}/status`, { ...rejection, status: 'withdrawn', notes: '' })
  expect((await opened()).status).toBe('withdrawn')
  await decide({ status: 'pending', checkNoticeOn: '2026-01-05' })
  await send('PUT', `${id}/status`, { ...rejection, notes: '' })
  expect(await opened()).toMatchObject(rejection)
})

test('another decision takes back the notice', async () => {
  await decide({ status: 'pending', checkNoticeOn: '2026-11-18' })
  await decide({ status: 'hired' })
  expect((await opened()).checkNoticeOn).toBe('')
  expect(await history()).toContain('took back the first notice about the background check')
})

test('how long to wait is a setting, which an owner changes', async () => {
  expect((await send('GET', 'waiting-days')).json().data).toEqual({ waitingDays: 5 })
  await send('PUT', 'rules', { identityDocuments: 'offer' })
  expect((await send('PUT', 'waiting-days', { waitingDays: 0 })).statusCode).toBe(400)
  await send('PUT', 'waiting-days', { waitingDays: 7 })
  expect((await send('GET', 'waiting-days')).json().data).toEqual({ waitingDays: 7 })
  expect((await send('GET', 'rules')).json().data).toEqual({ identityDocuments: 'offer' })
})

test('an application has an owner and a next step, which its history tells', async () => {
  const { updatedAt } = await opened()
  const [maria] = (await send('GET', 'owners')).json().data
  const nextStep = { text: 'Call her', on: '2026-12-03' }
  const planned = await send('PATCH', `${id}/next-step`, { nextStep, updatedAt })
  expect(planned.json().data).toMatchObject({ id, owner: null, nextStep })
  const late = await send('PATCH', `${id}/owner`, { ownerId: maria.id, updatedAt })
  expect(late.statusCode).toBe(409)
  await send('PATCH', `${id}/owner`, { ownerId: maria.id })
  expect(await opened()).toMatchObject({ owner: maria, nextStep })
  await send('PATCH', `${id}/next-step`, { nextStep: null })
  expect((await opened()).nextStep).toBeNull()
  expect(await history()).toEqual(
    expect.arrayContaining([
      'planned: Call her (Dec 3, 2026)',
      'took it',
      'marked the next step as done',
    ]),
  )
})

test.each([
  ['2026-11-18', 5, '2026-11-26'],
  ['2026-11-20', 1, '2026-11-24'],
  ['2026-11-21', 1, '2026-11-24'],
])('after a notice on %s and %i workdays it is decided from %s', (notice, waiting, from) => {
  expect(decideFrom(notice, waiting)).toBe(from)
})
