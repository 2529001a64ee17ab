import { beforeEach, expect, test } from 'vitest'
import type { ContactMessage } from '#contract/messages/contact.ts'
import { searchLimits } from '#contract/office/office-search.ts'
import { officeApi } from '../../../../tests/support/office-api.ts'
import { messageData } from './contact.feature.ts'
import { createMessage, listMessages } from './contact.queries.ts'

const office = officeApi('contact_messages', 'privacy_holds')
const { server } = office
const carol = { name: 'Carol', email: 'carol@example.org', phone: '615 555 0148' }
let ids: string[]

/** Messages that arrive a minute apart. */
async function receive(...all: { name?: string; email?: string; message?: string }[]) {
  const received: string[] = []
  for (const fields of all) {
    server.wait(60_000)
    const message = { ...carol, message: 'Hello', ...fields }
    received.push(await createMessage(server.context.db, message, server.clock.at))
  }
  return received
}

beforeEach(async () => {
  ids = await receive({}, {})
})

const get = async (path: string) => (await office.send('GET', path)).json()

const audited = async (id: string | undefined) => {
  const query = server.context.db.selectFrom('audit_log').select(['action', 'object_kind'])
  const lines = await query
    .where('object_id', '=', id ?? '')
    .orderBy('id')
    .execute()
  return lines.map(({ action, object_kind }) => `${action} ${object_kind}`)
}

test('a page has ten messages unless another number is asked for', async () => {
  await receive(...Array.from({ length: 10 }, () => ({})))
  const { data, pagination } = await get('/api/contact?page=1')
  expect(data).toHaveLength(10)
  expect(pagination).toMatchObject({ itemsPerPage: 10, totalPages: 2 })
  expect(await listMessages(server.context.db, { page: 2 })).toHaveLength(2)
})

test('messages with the same name or of the same moment are in the order of their arrival', async () => {
  const { db } = server.context
  const third = await createMessage(db, { ...carol, message: 'Again' }, server.clock.at)
  const listed = async (sort?: 'name' | '-name' | 'date') =>
    (await listMessages(db, { ...(sort && { sort }) })).map(({ id }) => id)
  const oldestFirst = [...ids, third]
  expect(await listed('date')).toEqual(oldestFirst)
  expect(await listed('name')).toEqual(oldestFirst)
  expect(await listed('-name')).toEqual(oldestFirst.toReversed())
  expect(await listed()).toEqual(oldestFirst.toReversed())
})

test('what is done with a message is in the audit log as one of the message', async () => {
  const [id] = ids
  await office.send('PATCH', '/api/contact/read', { ids: [id], read: true })
  const note = await office.send('POST', `/api/contact/${id}/notes`, { text: 'Called' })
  await office.send('DELETE', `/api/contact/${id}/notes/${note.json().data.id}`)
  const reply = { subject: 'Hello', text: 'Thanks', way: 'mail program' }
  await office.send('POST', `/api/contact/${id}/replies`, reply)
  await office.send('DELETE', `/api/contact/${id}`)
  expect(await audited(id)).toEqual([
    'marked-as-read contact message',
    'wrote-note contact message',
    'deleted-note contact message',
    'replied-to contact message',
    'deleted contact message',
  ])
})

test('several are changed by their ids and then logged, so that two people at once cannot block each other', async () => {
  const { db } = server.context
  const messages = ids.toReversed().map((id) => ({ id }))
  await office.send('PATCH', '/api/contact/status', { messages, status: 'closed' })
  const changes = await db
    .selectFrom('record_history')
    .select(['id', 'message_id as about'])
    .execute()
  const lines = await db
    .selectFrom('audit_log')
    .select(['id', 'object_id as about'])
    .where('object_id', 'in', ids)
    .execute()
  const written = [...changes, ...lines].sort((a, b) => a.id.localeCompare(b.id))
  expect(written.map(({ about }) => about)).toEqual([...ids, ...ids])
})

test('a reply marks a new message as answered, and one that is closed stays closed', async () => {
  const [first, second] = ids
  const messages = [{ id: second }]
  await office.send('PATCH', '/api/contact/status', { messages, status: 'closed' })
  const reply = { subject: 'Hello', text: 'Thanks', way: 'mail program' }
  for (const id of [first, second]) await office.send('POST', `/api/contact/${id}/replies`, reply)
  const statuses = (await get('/api/contact?sort=date')).data.map(
    ({ status }: ContactMessage) => status,
  )
  expect(statuses).toEqual(['answered', 'closed'])
})

test('a message is not deleted while there is a hold for its sender, and nothing is logged', async () => {
  const [id] = ids
  const hold = { email: carol.email, phone: '', reason: 'A dispute' }
  await office.send('POST', '/api/admin/privacy/holds', hold)
  expect((await office.send('DELETE', `/api/contact/${id}`)).statusCode).toBe(409)
  expect(await audited(id)).toEqual([])
  expect((await get(`/api/contact/${id}`)).data).toMatchObject({ id })
})

test('a search of the office finds a name however many newer messages have the word, then the newest', async () => {
  const others = Array.from({ length: searchLimits.hitsOfAKind }, (_, number) => ({
    name: `Dana ${number}`,
    message: 'A tulip in the garden',
  }))
  await receive({ name: 'Tulip Hill' }, ...others)
  const { data } = (await office.send('POST', '/api/admin/search', { text: 'tulip' })).json()
  expect(data).toHaveLength(searchLimits.hitsOfAKind)
  expect(data.slice(0, 2)).toMatchObject([
    { kind: 'message', title: 'Tulip Hill', detail: 'Hello', at: '2026-11-15T12:03:00.000Z' },
    { kind: 'message', title: others.at(-1)?.name, detail: 'A tulip in the garden' },
  ])
})

test('the data of a person has every message of theirs, oldest first, with its words and its state', async () => {
  const { db } = server.context
  const [, second] = ids
  const messages = [{ id: second }]
  const closed = { messages, status: 'closed', closedReason: 'not for us' }
  await office.send('PATCH', '/api/contact/status', closed)
  await receive({ email: 'dana@example.org' })
  const found = await messageData.find(db, { email: carol.email, phone: '' })
  expect(found.map(({ id }) => id)).toEqual(ids)
  expect(found[1]).toMatchObject({
    title: 'Message from Carol',
    email: carol.email,
    phone: carol.phone,
    details: [
      { label: 'Name', text: 'Carol' },
      { label: 'Email', text: carol.email },
      { label: 'Phone', text: '(615) 555-0148' },
      { label: 'Message', text: 'Hello' },
      { label: 'Language', text: 'English' },
      { label: 'Status', text: 'not for us' },
    ],
    documents: [],
  })
  expect(found[0]?.details.at(-1)).toEqual({ label: 'Status', text: 'new' })
})
