import { beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '#contract/platform/roles.ts'
import type { TimelineEntry } from '#contract/records/timeline.ts'
import { createUser } from '#server/accounts/users/users.queries.ts'
import { officeApi } from '../../../../tests/support/office-api.ts'
import { createMessage, deleteMessage, findMessage } from './contact.queries.ts'

const office = officeApi('contact_messages', 'privacy_holds')
const { server } = office
const carol = { name: 'Carol', email: 'carol@example.org', phone: '(615) 555-0148' }
const gone = '01890000-0000-7000-8000-000000000000'

let id = ''
let url = ''
let tom: { id: string; name: string }

beforeEach(async () => {
  id = await createMessage(server.context.db, { ...carol, message: 'Hello' }, server.clock.at)
  url = `/api/contact/${id}`
  tom ??= await addTom()
  server.wait(1000)
})

async function addTom() {
  const account = { email: 'tom@example.org', passwordHash: 'x', role: 'intake' as const }
  const { db } = server.context
  const user = await createUser(db, { ...account, username: 'tom' }, server.clock.at)
  return { id: user.id, name: 'tom' }
}

async function send(method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) {
  server.wait(1000)
  return office.send(method, `${url}${path}`, body)
}
/** Changes the status of the message, or what the body says. */
function setStatus({ updatedAt, ...body }: Record<string, unknown>) {
  server.wait(1000)
  const messages = [{ id, updatedAt }]
  return office.send('PATCH', '/api/contact/status', { messages, ...body })
}
const opened = async () => (await office.send('GET', url)).json().data
const history = async (): Promise<string[]> =>
  (await opened()).timeline.map((entry: TimelineEntry) => `${entry.by} ${entry.text}`)
const maria = async () =>
  (await office.send('GET', '/api/contact/owners'))
    .json()
    .data.find(({ name }: { name: string }) => name === 'maria')

/** What the audit log says was done with it. */
async function audited() {
  const lines = await server.context.db
    .selectFrom('audit_log')
    .select('action')
    .where('object_id', '=', id)
    .where('action', '!=', 'opened')
    .orderBy('at')
    .execute()
  return lines.map(({ action }) => action)
}

test('an opened message shows everything about it', async () => {
  expect(await opened()).toEqual({
    _id: id,
    id,
    ...carol,
    easyForm: '',
    message: 'Hello',
    language: 'en',
    read: false,
    status: 'new',
    closedReason: null,
    owner: null,
    createdAt: '2026-11-15T12:00:00.000Z',
    updatedAt: '2026-11-15T12:00:00.000Z',
    canMail: false,
    timeline: [],
  })
  expect((await office.send('GET', `/api/contact/${gone}`)).statusCode).toBe(404)
})

describe('the status', () => {
  test('is changed and stays apart from reading; the history and the audit log show it', async () => {
    const closed = await setStatus({ status: 'closed', closedReason: 'not for us' })
    expect(closed.json().data[0]).toMatchObject({
      status: 'closed',
      closedReason: 'not for us',
      read: false,
    })
    await setStatus({ status: 'closed', closedReason: 'not for us' })
    await setStatus({ status: 'closed' })
    await setStatus({ status: 'new' })
    const answered = await setStatus({
      status: 'answered',
      closedReason: 'not for us',
    })
    expect(answered.json().data[0]).toMatchObject({ status: 'answered', closedReason: null })
    expect(await history()).toEqual([
      'maria closed it: not for us',
      'maria closed it',
      'maria reopened it',
      'maria marked it as answered',
    ])
    expect(await audited()).toEqual([
      'changed-status:new:not for us',
      'changed-status:not for us:closed',
      'changed-status:closed:new',
      'changed-status:new:answered',
    ])
  })

  test('is not changed by someone who saw an older one, who learns who was first', async () => {
    const { updatedAt } = await opened()
    await setStatus({ status: 'closed', updatedAt })
    const late = await setStatus({ status: 'answered', updatedAt })
    expect(late.statusCode).toBe(409)
    expect(late.json().conflict).toMatchObject({
      current: { id, status: 'closed' },
      updatedBy: 'maria',
    })
    expect(await opened()).toMatchObject({ status: 'closed' })
  })

  test('of several messages is changed together or not at all', async () => {
    const { db } = server.context
    const other = await createMessage(db, { ...carol, message: 'Spam' }, server.clock.at)
    const { updatedAt } = await opened()
    const messages = [{ id: other }, { id, updatedAt: 'older' }]
    expect((await setStatus({ messages, status: 'closed' })).statusCode).toBe(409)
    expect(await findMessage(db, other)).toMatchObject({ status: 'new' })
    const both = [{ id: other }, { id, updatedAt }]
    const closed = await setStatus({ messages: both, status: 'closed' })
    expect(closed.json().data).toMatchObject([{ id }, { id: other }])
    expect(await findMessage(db, other)).toMatchObject({ status: 'closed' })
    const none = [{ id: gone }]
    expect((await setStatus({ messages: none, status: 'new' })).statusCode).toBe(404)
  })

  test.each([{ status: 'lost' }, { status: 'closed', closedReason: 'rude' }, {}])(
    'cannot be %j',
    async (body) => {
      expect((await setStatus(body)).statusCode).toBe(400)
    },
  )
})

describe('the owner', () => {
  test('takes a message, gives it to someone else or puts it back', async () => {
    const me = await maria()
    const taken = await send('PATCH', '/owner', { ownerId: me.id })
    expect(taken.json().data.owner).toEqual(me)
    await send('PATCH', '/owner', { ownerId: tom.id })
    expect((await opened()).owner).toEqual(tom)
    await send('PATCH', '/owner', { ownerId: null })
    expect(await opened()).toMatchObject({ owner: null, status: 'new' })
    expect(await history()).toEqual([
      'maria took it',
      'maria gave it to tom',
      'maria put it back for anyone to take',
    ])
    expect(await audited()).toEqual(['took', 'assigned', 'released'])
  })

  test('is the first of two people who take a message at once', async () => {
    const { updatedAt } = await opened()
    await send('PATCH', '/owner', { ownerId: tom.id, updatedAt })
    const late = await send('PATCH', '/owner', { ownerId: (await maria()).id, updatedAt })
    expect(late.statusCode).toBe(409)
    expect(late.json().conflict.current.owner).toEqual(tom)
  })

  test('is someone who works here and may answer messages', async () => {
    expect((await send('PATCH', '/owner', { ownerId: gone })).statusCode).toBe(400)
    const change = (set: { active?: 0 | 1; role?: Role }) =>
      server.context.db.updateTable('users').set(set).where('id', '=', tom.id).execute()
    for (const [wrong, right] of [
      [{ active: 0 }, { active: 1 }],
      [{ role: 'reader' }, { role: 'intake' }],
    ] as const) {
      await change(wrong)
      expect((await send('PATCH', '/owner', { ownerId: tom.id })).statusCode).toBe(400)
      await change(right)
      expect((await send('PATCH', '/owner', { ownerId: tom.id })).statusCode).toBe(200)
    }
  })
})

describe('a note', () => {
  test('has an author and a time, and changes no version', async () => {
    const { updatedAt } = await opened()
    const note = (await send('POST', '/notes', { text: ' Called, no answer. ' })).json().data
    expect(note).toMatchObject({ by: 'maria', text: 'Called, no answer.', own: true })
    expect(await opened()).toMatchObject({ updatedAt, timeline: [note] })
    expect(await audited()).toEqual(['wrote-note'])
  })

  test('is deleted by its author only, and not while there is a hold', async () => {
    const { id: noteId } = (await send('POST', '/notes', { text: 'Mine' })).json().data
    const hold = { email: carol.email, phone: '', reason: 'A dispute' }
    const holdId = (await office.send('POST', '/api/admin/privacy/holds', hold)).json().data.id
    expect((await send('DELETE', `/notes/${noteId}`)).statusCode).toBe(409)
    await office.send('DELETE', `/api/admin/privacy/holds/${holdId}`)

    const { db } = server.context
    await db.updateTable('notes').set({ created_by: tom.id }).execute()
    expect((await opened()).timeline).toMatchObject([{ by: 'tom', own: false }])
    expect((await send('DELETE', `/notes/${noteId}`)).statusCode).toBe(404)
    await db
      .updateTable('notes')
      .set({ created_by: (await maria()).id })
      .execute()
    expect((await send('DELETE', `/notes/${noteId}`)).statusCode).toBe(200)
    expect((await opened()).timeline).toEqual([])
  })

  test('is needed in words, for a message that exists', async () => {
    expect((await send('POST', '/notes', { text: ' ' })).json().message).toBe(
      'Please write a note first',
    )
    await deleteMessage(server.context.db, id)
    expect((await send('POST', '/notes', { text: 'Late' })).statusCode).toBe(404)
  })
})

test('deleting a message deletes its history, notes and replies', async () => {
  const { db } = server.context
  await setStatus({ status: 'closed' })
  await send('POST', '/notes', { text: 'Called' })
  await send('POST', '/replies', { subject: 'Hello', text: 'Thanks', way: 'mail program' })
  const left = async () =>
    (
      await Promise.all(
        (['record_history', 'notes', 'replies'] as const).map((table) =>
          db.selectFrom(table).select('id').where('message_id', '=', id).execute(),
        ),
      )
    ).map((rows) => rows.length)
  expect(await left()).toEqual([1, 1, 1])
  await deleteMessage(db, id)
  expect(await left()).toEqual([0, 0, 0])
})

test('the export of a person has what was written about and to them', async () => {
  await send('PATCH', '/owner', { ownerId: tom.id })
  await send('POST', '/notes', { text: 'Prefers mornings' })
  await send('POST', '/replies', { subject: 'Hello', text: 'Thanks', way: 'mail program' })
  const body = { email: carol.email, phone: '' }
  const { kinds } = (await office.send('POST', '/api/admin/privacy/find', body)).json().data
  const { history } = kinds.find(({ label }: { label: string }) => label === 'Contact messages')
    .records[0]
  expect(history.map(({ text }: { text: string }) => text)).toEqual([
    'maria gave it to tom',
    'Note by maria: Prefers mornings',
    'Reply by maria: Hello\nThanks',
  ])
})
