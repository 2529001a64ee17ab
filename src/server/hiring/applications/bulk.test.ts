import { beforeEach, describe, expect, test } from 'vitest'
import type { BulkResult } from '#contract/hiring/application-bulk.ts'
import type { OpenedApplication } from '#contract/hiring/applications.ts'
import { seconds } from '#server/platform/time.ts'
import { addApplication } from '../../../../tests/support/applications.ts'
import { appWithMail } from '../../../../tests/support/mail.ts'

const setup = appWithMail()
const { server, outbox, recipients, sentTo } = setup
const gone = '01890000-0000-7000-8000-000000000000'
const kind = { subject: 'Your application: {job}', text: 'Hello {name},\n\nthank you.\n\n{sender}' }

let admin: { authorization: string }
let ids: string[]

beforeEach(async () => {
  await server.context.db.deleteFrom('applications').execute()
  server.wait(1000)
  admin = await server.signIn()
  ids = []
  for (const [firstName, job] of [
    ['Tasha', 'Cook'],
    ['Luis', 'Driver'],
    ['Zoë', 'Nurse'],
  ] as const) {
    const email = `${firstName.toLowerCase().replace('ë', 'e')}@example.net`
    ids.push(await addApplication(server.context, { firstName, position: job, email }))
  }
})

const send = (method: 'GET' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object) => {
  server.wait(1000)
  return setup.app.inject({
    method,
    url: `/api/careers/${path}`,
    headers: admin,
    ...(body && { body }),
  })
}
const opened = async (id = ids[0]): Promise<OpenedApplication> =>
  (await send('GET', id ?? '')).json().data
const versions = async () => {
  const all = []
  for (const id of ids) all.push({ id, updatedAt: (await opened(id)).updatedAt })
  return all
}
const change = async (body: object): Promise<BulkResult> =>
  (await send('PATCH', 'bulk', body)).json().data

async function reject(message?: object) {
  const applications = (await versions()).map((each) => ({ ...each, status: 'rejected' }))
  return change({ applications, ...(message && { message }) })
}

const linesAbout = async (id: string) =>
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

describe('a change of several applications', () => {
  test('is in the history and in the audit log of each, and so is its undo', async () => {
    await send('PUT', `${ids[1]}/status`, { status: 'withdrawn', reason: 'Moved away' })
    const { changed, problems } = await reject()
    expect(problems).toEqual([])
    expect(changed).toHaveLength(3)
    expect(await opened()).toMatchObject({
      status: 'rejected',
      history: [{ status: 'pending' }, { status: 'rejected', by: 'maria' }],
    })

    const before = [{ status: 'pending' }, { status: 'withdrawn', reason: 'Moved away' }]
    const applications = ids.map((id, index) => ({
      id,
      ...(before[index] ?? before[0]),
      updatedAt: changed.find((each) => each.id === id)?.updatedAt,
    }))
    expect(await change({ applications })).toMatchObject({ problems: [] })
    expect(await opened(ids[1])).toMatchObject({ status: 'withdrawn', reason: 'Moved away' })
    expect((await opened()).history).toHaveLength(3)
    expect(await linesAbout(ids[0] ?? '')).toEqual([
      'changed-status:pending:rejected',
      'changed-status:rejected:pending',
    ])
  })

  test('leaves out those that someone else changed or deleted meanwhile, and says so', async () => {
    const applications = (await versions()).map((each) => ({ ...each, status: 'rejected' }))
    await send('PUT', `${ids[0]}/status`, { status: 'hired' })
    await send('DELETE', ids[1] ?? '')
    const { changed, problems } = await change({ applications })
    expect(changed.map(({ id }) => id)).toEqual([ids[2]])
    expect(problems).toEqual([
      { id: ids[0], cause: 'changed', status: 'hired', by: 'maria' },
      { id: ids[1], cause: 'deleted', status: null, by: null },
    ])
    expect(await opened()).toMatchObject({ status: 'hired' })
  })

  test('goes through them by their ids, so that two at the same time cannot block each other', async () => {
    const { db } = server.context
    const applications = ids.toReversed().map((id) => ({ id, status: 'rejected' }))
    await change({ applications })
    const written = await db
      .selectFrom('application_status_history')
      .select('application_id')
      .where('status', '=', 'rejected')
      .orderBy('id')
      .execute()
    expect(written.map(({ application_id }) => application_id)).toEqual(ids.toSorted())
  })

  test('is refused with no application, with too many, and with a status that is not known', async () => {
    const some = (count: number) => Array.from({ length: count }, () => ({ id: gone }))
    expect((await send('PATCH', 'bulk', { applications: [] })).statusCode).toBe(400)
    const many = await send('PATCH', 'bulk', { applications: some(501) })
    expect(many.json().message).toBe('At most 500 applicants at once')
    const unknown = await send('PATCH', 'bulk', { applications: [{ id: gone, status: 'new' }] })
    expect(unknown.json().message).toBe('Invalid status')
    expect((await send('PATCH', 'bulk', { applications: some(500) })).statusCode).toBe(200)
  })
})

describe('a message to several applicants', () => {
  test('is filled in for each, waits half a minute, and goes with the change of status', async () => {
    const { changed } = await reject(kind)
    expect(changed.every(({ messageId }) => messageId !== null)).toBe(true)
    expect(await opened()).toMatchObject({ status: 'rejected' })
    await setup.mail.wake()
    expect(recipients()).toEqual([])
    server.wait(30 * seconds)
    await setup.mail.wake()
    expect(recipients()).toEqual(['luis@example.net', 'tasha@example.net', 'zoe@example.net'])
    expect(sentTo('luis@example.net').headers.subject).toBe('Your application: Driver')
    expect(sentTo('luis@example.net').text).toContain('Hello Luis Greene,')
    expect(sentTo('luis@example.net').text).toContain('maria')
    const lines = await linesAbout(ids[0] ?? '')
    expect(lines.sort()).toEqual(['changed-status:pending:rejected', 'wrote-to'])
  })

  test('is taken back by the undo while it waits', async () => {
    const { changed } = await reject(kind)
    const undo = changed.map(({ id, updatedAt, messageId }) => ({
      id,
      updatedAt,
      status: 'pending',
      takeBack: messageId,
    }))
    expect(await change({ applications: undo })).toMatchObject({ problems: [] })
    expect(await outbox()).toEqual([])
    const { status, timeline } = await opened()
    expect(status).toBe('pending')
    expect(timeline.filter((entry) => entry.kind === 'reply')).toEqual([])
    expect(await linesAbout(ids[0] ?? '')).toContain('took-back-message')
  })

  test('stays when it has left, and the undo says so but gives the status back', async () => {
    const { changed } = await reject(kind)
    server.wait(30 * seconds)
    await setup.mail.wake()
    const [first] = changed
    const undo = { id: first?.id, updatedAt: first?.updatedAt, takeBack: first?.messageId }
    const result = await change({ applications: [{ ...undo, status: 'pending' }] })
    expect(result).toMatchObject({ changed: [{}], problems: [{ cause: 'sent' }] })
    expect(await opened(first?.id)).toMatchObject({ status: 'pending' })
  })

  test('leaves out people without a usual address, or without the interview it speaks of', async () => {
    const { db } = server.context
    await db
      .updateTable('applications')
      .set({ email: '"a b"@example.net' })
      .where('id', '=', ids[0] ?? '')
      .execute()
    const interview = { interviewAt: '2026-11-20T16:00:00Z', interviewPlace: 'Room 2' }
    await send('PUT', `${ids[1]}/status`, { status: 'interview_scheduled', ...interview })
    const applications = await versions()
    const message = { subject: 'Interview', text: '{interview} in {place}: {town}' }
    const { changed, problems } = await change({ applications, message })
    expect(changed.map(({ id }) => id)).toEqual([ids[1]])
    expect(problems).toMatchObject([
      { id: ids[0], cause: 'no address' },
      { id: ids[2], cause: 'no interview' },
    ])
    expect(await opened(ids[1])).toMatchObject({ status: 'interview_scheduled' })
    const [reply] = await db.selectFrom('replies').select('text').execute()
    expect(reply?.text.replaceAll('\u202f', ' ')).toBe(
      'Friday, November 20, 2026 at 10:00 AM in Room 2: Murfreesboro, TN',
    )
  })

  test('is refused with a placeholder that is not known, and where mail is off', async () => {
    const applications = await versions()
    const typo = await send('PATCH', 'bulk', { applications, message: { ...kind, text: '{nmae}' } })
    expect(typo.json().fields['message.text']).toMatch(/^\{nmae\} is not known/)
    const off = await server.app.inject({
      method: 'PATCH',
      url: '/api/careers/bulk',
      headers: admin,
      body: { applications, message: kind },
    })
    expect(off.statusCode).toBe(400)
    expect(off.json().message).toContain('cannot be sent from here')
  })
})

test('the list says whether messages can be sent', async () => {
  const on = await setup.app.inject({ url: '/api/careers', headers: admin })
  expect(on.json()).toMatchObject({ canMail: true })
  const off = await server.app.inject({ url: '/api/careers', headers: admin })
  expect(off.json()).toMatchObject({ canMail: false })
})
