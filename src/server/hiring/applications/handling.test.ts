import { beforeEach, describe, expect, test } from 'vitest'
import type { OpenedApplication } from '#contract/hiring/applications.ts'
import { newId } from '#server/platform/db/portable.ts'
import { addApplication } from '../../../../tests/support/applications.ts'
import { officeApi } from '../../../../tests/support/office-api.ts'

const office = officeApi('applications', 'application_reasons', 'privacy_holds')
const { server } = office
const gone = '01890000-0000-7000-8000-000000000000'
const hello = { subject: 'Hello', text: 'Come and see us.', way: 'mail program' }

let id = ''

beforeEach(async () => {
  id = await addApplication(server.context)
})

async function send(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) {
  server.wait(1000)
  return office.send(method, `/api/careers/${id}${path}`, body)
}
const setStatus = (body: object) => send('PUT', '/status', body)
const opened = async (): Promise<OpenedApplication> =>
  (await office.send('GET', `/api/careers/${id}`)).json().data
const timeline = async () =>
  (await opened()).timeline.map(({ by, text }) => `${by} ${text.replaceAll('\u202f', ' ')}`)

describe('a status', () => {
  const interview = { interviewAt: '2026-11-20T10:00:00-06:00', interviewPlace: 'Room 2' }

  test('has the day and the place of the interview, which stay when it goes on', async () => {
    const response = await setStatus({ status: 'interview_scheduled', ...interview })
    const stored = { interviewAt: '2026-11-20T16:00:00.000Z', interviewPlace: 'Room 2' }
    expect(response.json().data).toMatchObject({ status: 'interview_scheduled', ...stored })
    await setStatus({ status: 'interview_completed' })
    expect(await opened()).toMatchObject({ status: 'interview_completed', ...stored })
    await setStatus({ status: 'interview_completed', interviewAt: '', interviewPlace: '' })
    expect(await opened()).toMatchObject({ interviewAt: '', interviewPlace: '' })
  })

  test('has a reason only when it is rejected or withdrawn', async () => {
    await setStatus({ status: 'rejected', reason: 'Took another job' })
    await setStatus({ status: 'rejected', notes: 'Called her' })
    expect(await opened()).toMatchObject({ reason: 'Took another job', notes: 'Called her' })
    await setStatus({ status: 'withdrawn' })
    expect(await opened()).toMatchObject({ reason: '' })
    await setStatus({ status: 'hired', reason: 'Kind' })
    expect(await opened()).toMatchObject({ reason: '' })
  })

  test.each([
    [
      { status: 'interview_scheduled', interviewAt: 'Friday' },
      'Please enter a valid date and time',
    ],
    [{ status: 'rejected', reason: 'x'.repeat(101) }, 'Reason must be at most 100 characters'],
    [{ status: 'rejected', interviewPlace: 7 }, 'Place must be text'],
  ])('is refused with %j', async (body, message) => {
    const response = await setStatus(body)
    expect(response.statusCode).toBe(400)
    expect(response.json().message).toBe(message)
  })

  test('is in the history with its details; a moved interview is one more entry, another reason is none', async () => {
    await setStatus({ status: 'interview_scheduled', ...interview })
    await setStatus({ status: 'interview_scheduled', ...interview })
    await setStatus({ status: 'interview_scheduled', interviewPlace: 'By phone' })
    await setStatus({ status: 'rejected' })
    await setStatus({ status: 'rejected', reason: 'Took another job' })
    const day = 'Friday, November 20, 2026 at 10:00 AM'
    expect(await timeline()).toEqual([
      'Tasha Greene applied for Direct Support Professional',
      `maria set the status to Interview scheduled: ${day}, Room 2`,
      `maria set the status to Interview scheduled: ${day}, By phone`,
      'maria set the status to Rejected: Took another job',
    ])
    const { history } = await opened()
    expect(history.map(({ status }) => status)).toEqual([
      'pending',
      'interview_scheduled',
      'interview_scheduled',
      'rejected',
    ])
  })
})

describe('notes', () => {
  test('have an author and a time; the field is the newest of them, and no version changes', async () => {
    const { updatedAt } = await opened()
    await send('POST', '/notes', { text: ' Called, no answer. ' })
    await send('POST', '/notes', { text: 'Came by.' })
    expect(await opened()).toMatchObject({ notes: 'Came by.', updatedAt })
    expect((await opened()).timeline.slice(1)).toMatchObject([
      { kind: 'note', by: 'maria', text: 'Called, no answer.', own: true },
      { kind: 'note', by: 'maria', text: 'Came by.', at: server.clock.at.toISOString() },
    ])
  })

  test('saved unchanged add no entry, and null empties the field but not the history', async () => {
    await setStatus({ status: 'pending', notes: 'Called' })
    await setStatus({ status: 'pending', notes: 'Called' })
    await setStatus({ status: 'reviewing', notes: '' })
    expect(await opened()).toMatchObject({ notes: 'Called', status: 'reviewing' })
    await setStatus({ status: 'reviewing', notes: null })
    expect(await opened()).toMatchObject({ notes: '' })
    expect(await timeline()).toEqual([
      'Tasha Greene applied for Direct Support Professional',
      'maria Called',
      'maria set the status to Reviewed',
    ])
  })

  test('are deleted by their author only, and the one before is the newest again', async () => {
    await send('POST', '/notes', { text: 'First' })
    const { id: noteId } = (await send('POST', '/notes', { text: 'Second' })).json().data
    const other = await addApplication(server.context)
    const url = `/api/careers/${other}/notes/${noteId}`
    expect((await office.send('DELETE', url)).statusCode).toBe(404)
    expect((await send('DELETE', `/notes/${noteId}`)).statusCode).toBe(200)
    expect(await opened()).toMatchObject({ notes: 'First' })

    const { db } = server.context
    await db.updateTable('notes').set({ created_by: gone }).execute()
    const [, note] = (await opened()).timeline
    expect(note).toMatchObject({ by: null, own: false })
    expect((await send('DELETE', `/notes/${note?.id}`)).statusCode).toBe(404)
  })

  test('are not deleted while there is a hold', async () => {
    const { id: noteId } = (await send('POST', '/notes', { text: 'Mine' })).json().data
    const hold = { email: 'tasha@example.org', phone: '', reason: 'A dispute' }
    await office.send('POST', '/api/admin/privacy/holds', hold)
    expect((await send('DELETE', `/notes/${noteId}`)).statusCode).toBe(409)
  })

  test('need an application that exists', async () => {
    id = gone
    expect((await send('POST', '/notes', { text: 'Late' })).statusCode).toBe(404)
    expect((await send('DELETE', `/notes/${gone}`)).statusCode).toBe(404)
  })
})

describe('a message to an applicant', () => {
  test('in a mail program is recorded and can be taken back', async () => {
    const { id: entryId } = (await send('POST', '/replies', hello)).json().data
    expect((await opened()).timeline.at(-1)).toMatchObject({
      kind: 'reply',
      by: 'maria',
      subject: 'Hello',
      delivery: 'mail program',
    })
    expect((await send('DELETE', `/replies/${entryId}`)).statusCode).toBe(200)
    expect((await timeline()).slice(1)).toEqual(['maria took back a message'])
    expect((await send('DELETE', `/replies/${entryId}`)).statusCode).toBe(409)
  })

  test('cannot be sent from here without mail', async () => {
    expect(await opened()).toMatchObject({ canMail: false })
    const response = await send('POST', '/replies', { ...hello, way: 'mail' })
    expect(response.statusCode).toBe(400)
    expect(response.json().message).toContain('Please use your mail program')
    expect(await timeline()).toHaveLength(1)
  })

  test('is refused when someone else has changed the application, and when it is gone', async () => {
    const { updatedAt } = await opened()
    await setStatus({ status: 'hired' })
    const late = await send('POST', '/replies', { ...hello, updatedAt })
    expect(late.statusCode).toBe(409)
    expect(late.json().conflict).toMatchObject({ current: { status: 'hired' }, updatedBy: 'maria' })
    id = gone
    expect((await send('POST', '/replies', hello)).statusCode).toBe(404)
    expect((await send('DELETE', `/replies/${gone}`)).statusCode).toBe(404)
  })
})

test('the history names each file that was opened, and who opened it', async () => {
  const { identificationDocuments } = await opened()
  const document = identificationDocuments[0]
  server.wait(1000)
  await office.send('GET', `/${document?.path}`)
  server.wait(1000)
  await office.send('GET', `/api/careers/${id}/resume`)
  expect((await timeline()).slice(1)).toEqual([
    'maria opened passport.png',
    'maria downloaded Tasha Greene.pdf',
  ])
})

test('the history has what older versions wrote into the audit log', async () => {
  const { db } = server.context
  const user = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const actions = [
    'corrected the name and email of',
    'took back a message to',
    'asked for a resume for',
  ]
  const others = ['opened', 'noted', 'wrote to', 'pending to hired', 'moved', 'deleted a note on']
  const old = [...actions, ...others].map((action, index) => ({
    id: newId(),
    at: new Date(server.clock.at.getTime() + index).toISOString(),
    actor_id: user.id,
    action,
    object_kind: 'application',
    object_id: id,
    ip: null,
    request_id: null,
  }))
  await db.insertInto('audit_log').values(old).execute()
  expect((await timeline()).slice(1)).toEqual([
    'maria corrected the name and email',
    'maria took back a message',
    'maria asked for a resume',
  ])
})

test('the export of a person has what was written about and to them', async () => {
  await send('POST', '/notes', { text: 'Prefers mornings' })
  await send('POST', '/replies', hello)
  await setStatus({ status: 'rejected', reason: 'Too far' })
  const body = { email: 'tasha@example.org', phone: '' }
  const { kinds } = (await office.send('POST', '/api/admin/privacy/find', body)).json().data
  const { history, details } = kinds[0].records[0]
  expect(history.map(({ text }: { text: string }) => text)).toEqual([
    'Tasha Greene applied for Direct Support Professional',
    'Note by maria: Prefers mornings',
    'Reply by maria: Hello\nCome and see us.',
    'maria set the status to Rejected: Too far',
  ])
  expect(details).toContainEqual({ label: 'Reason', text: 'Too far' })
})
