import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ContactMessage } from '#contract/messages/contact.ts'
import { createApp } from '#server/app.ts'
import { testApp } from '../../../../tests/support/test-app.ts'

const server = testApp()
let admin: { authorization: string }

beforeAll(async () => {
  admin = await server.signIn()
})

beforeEach(async () => {
  await server.context.db.deleteFrom('contact_messages').execute()
})

const message = {
  name: 'Carol Ann Meeks',
  phone: '(615) 555-0148',
  email: 'cameeks@example.org',
  message: 'Can we come and see a home?',
}
const missing = 'Please fill in all required fields (Name and Message)'
const nobody = '01890000-0000-7000-8000-000000000000'

const submit = (body: object) =>
  server.app.inject({ method: 'POST', url: '/api/contact/submit', body })

async function receive(fields: object = {}) {
  server.wait(1000)
  expect((await submit({ ...message, ...fields })).statusCode).toBe(201)
}

const get = async (path = '') =>
  (await server.app.inject({ url: `/api/contact${path}`, headers: admin })).json()
const listed = async (): Promise<ContactMessage[]> => (await get()).data
const mark = (body: object) =>
  server.app.inject({ method: 'PATCH', url: '/api/contact/read', body, headers: admin })

test('a very long email that could make a pattern slow is refused immediately', async () => {
  const body = { name: 'Ann', message: 'Hello', email: `a@${'.'.repeat(60_000)}@` }
  const response = await server.app.inject({ method: 'POST', url: '/api/contact/submit', body })
  expect(response.statusCode).toBe(400)
  expect(response.json().fields).toEqual({ email: 'Email must be at most 254 characters' })
})

describe('POST /contact/submit', () => {
  test('stores a message, trimmed and unread', async () => {
    const response = await submit({ ...message, name: '  Carol Ann Meeks ' })
    expect(response.statusCode).toBe(201)
    expect(response.json()).toEqual({
      success: true,
      message: 'Thank you for your message! We will get back to you soon.',
    })
    expect(await listed()).toMatchObject([{ ...message, read: false }])
  })

  test('needs neither phone nor email', async () => {
    for (const body of [
      { name: 'A', message: 'B' },
      { name: 'A', message: 'B', phone: '', email: ' ' },
    ]) {
      expect((await submit(body)).statusCode).toBe(201)
    }
    expect(await listed()).toMatchObject([{ phone: '', email: '' }, {}])
  })

  test.each([
    ['no name', { message: 'B' }, { name: 'Name is required' }],
    ['a blank message', { ...message, message: ' \n' }, { message: 'Message is required' }],
    ['an empty object', {}, { name: 'Name is required', message: 'Message is required' }],
    [
      'a wrong phone besides',
      { phone: 'call me', name: 'A' },
      { message: 'Message is required', phone: 'Please enter a valid phone number' },
    ],
  ])('refuses %s with the message for the whole form', async (_, body, fields) => {
    const response = await submit(body)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({
      success: false,
      code: 'bad_request',
      message: missing,
      fields,
    })
    expect(await listed()).toEqual([])
  })

  test.each([
    [{ email: 'carol' }, { email: 'Please enter a valid email address' }],
    [{ phone: '0615' }, { phone: 'Please enter a valid phone number' }],
    [{ name: 'x'.repeat(101) }, { name: 'Name must be at most 100 characters' }],
    [{ message: 'x'.repeat(5001) }, { message: 'Message must be at most 5000 characters' }],
    [{ email: `${'x'.repeat(250)}@e.org` }, { email: 'Email must be at most 254 characters' }],
    [{ phone: '1'.repeat(33) }, { phone: 'Phone must be at most 32 characters' }],
  ])('refuses %o', async (part, fields) => {
    const response = await submit({ ...message, ...part })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ message: Object.values(fields)[0], fields })
  })

  test.each(['+1 615-555-0148', '6155550148', '(615) 555 0148'])(
    'accepts the phone number %s',
    (phone) => receive({ phone }),
  )

  test('answers a spam program that fills in the hidden field as usual, and stores nothing', async () => {
    await receive({ website: 'https://spam.example' })
    expect(await listed()).toEqual([])
  })

  test('accepts five an hour from one address', async () => {
    const settings = { ...server.context.settings, rateLimits: true }
    const limited = await createApp({ ...server.context, settings })
    const send = () => limited.inject({ method: 'POST', url: '/api/contact/submit', body: message })
    for (let count = 0; count < 5; count += 1) expect((await send()).statusCode).toBe(201)
    const sixth = await send()
    expect(sixth.statusCode).toBe(429)
    expect(sixth.json().message).toMatch(/^Too many requests/)
    await limited.close()
  })
})

describe('the office', () => {
  test('lists all messages, newest first', async () => {
    for (let index = 0; index < 12; index += 1) await receive({ name: `visitor ${index}` })
    const { data, pagination } = await get()
    expect(data).toHaveLength(12)
    expect(data[0].name).toBe('visitor 11')
    expect(pagination).toBeUndefined()
  })

  test('gets one page when it asks for one', async () => {
    expect((await get('?page=1')).pagination).toMatchObject({ totalPages: 1, totalItems: 0 })
    for (let index = 0; index < 5; index += 1) await receive({ name: `visitor ${index}` })
    const { data, pagination } = await get('?page=2&limit=2')
    expect(data.map((each: ContactMessage) => each.name)).toEqual(['visitor 2', 'visitor 1'])
    expect(pagination).toEqual({ currentPage: 2, totalPages: 3, totalItems: 5, itemsPerPage: 2 })
    expect((await get('?page=9')).data).toEqual([])
    for (const query of ['?page=0', '?page=x', '?page=1&limit=101']) {
      expect((await get(query)).success).toBe(false)
    }
  })

  test('finds messages by name, email, phone or text, whatever their case', async () => {
    await receive({ name: 'Zoë Müller', phone: '(615) 555-0199' })
    await receive({ email: 'ruth@example.net', message: '100% sure about the garden_party' })
    const found = async (text: string) => {
      const { data } = await get(`?search=${encodeURIComponent(text)}`)
      return data.map((each: ContactMessage) => each.name)
    }
    expect(await found('ZOË')).toEqual(['Zoë Müller'])
    expect(await found('muller zoe')).toEqual(['Zoë Müller'])
    expect(await found('615.555.0199')).toEqual(['Zoë Müller'])
    expect(await found('5550199')).toEqual(['Zoë Müller'])
    expect(await found('Ruth@')).toEqual(['Carol Ann Meeks'])
    expect(await found('100%')).toEqual(['Carol Ann Meeks'])
    expect(await found('garden_')).toEqual(['Carol Ann Meeks'])
    expect(await found('garden%')).toEqual([])
    expect(await found('')).toHaveLength(2)
  })

  test('lists views with their counts, in the order that is asked for', async () => {
    for (const name of ['bert', 'Ada', 'Cleo']) await receive({ name })
    const [cleo, ada] = await listed()
    const change = (path: string, body: object) =>
      server.app.inject({ method: 'PATCH', url: `/api/contact/${path}`, headers: admin, body })
    const owners = await get('/owners')
    await change(`${ada?.id}/owner`, { ownerId: owners.data[0].id })
    await change('status', { messages: [{ id: cleo?.id }], status: 'closed' })
    await mark({ ids: [ada?.id], read: true })

    const names = async (query: string) =>
      (await get(query)).data.map((each: ContactMessage) => each.name)
    expect(await names('?status=closed')).toEqual(['Cleo'])
    expect(await names('?owner=me')).toEqual(['Ada'])
    expect(await names(`?owner=${nobody}`)).toEqual([])
    expect(await names('?read=false')).toEqual(['Cleo', 'bert'])
    expect(await names('?sort=date')).toEqual(['bert', 'Ada', 'Cleo'])
    expect(await names('?sort=name')).toEqual(['Ada', 'bert', 'Cleo'])
    expect(await names('?sort=-name&page=1&limit=2')).toEqual(['Cleo', 'bert'])
    const { pagination, counts } = await get('?page=1&status=new')
    expect(pagination.totalItems).toBe(2)
    expect(counts).toEqual({ all: 3, unread: 2, mine: 1, new: 2, answered: 0, closed: 1 })
    for (const query of ['?status=lost', '?owner=you', '?read=perhaps', '?sort=size']) {
      expect((await get(query)).success).toBe(false)
    }
  })

  test('marks messages as read and unread, and the audit log shows it', async () => {
    await receive()
    await receive()
    const ids = (await listed()).map((each) => each.id)
    expect((await mark({ ids, read: true })).json()).toEqual({ success: true })
    expect((await listed()).map((each) => each.read)).toEqual([true, true])
    await mark({ ids: ids.slice(0, 1), read: false })
    await mark({ ids: ids.slice(0, 1), read: false })
    expect((await listed()).map((each) => each.read)).toEqual([false, true])
    const lines = await server.context.db
      .selectFrom('audit_log')
      .select(['action', 'object_id'])
      .where('object_id', 'in', ids)
      .execute()
    expect(lines.map((line) => line.action).sort()).toEqual([
      'marked-as-read',
      'marked-as-read',
      'marked-as-unread',
    ])
  })

  test('can mark messages even if one was deleted meanwhile', async () => {
    await receive()
    const [first] = await listed()
    const response = await mark({ ids: [nobody, first?.id], read: true })
    expect(response.statusCode).toBe(200)
    expect(await listed()).toMatchObject([{ read: true }])
  })

  test.each([
    {},
    { ids: [], read: true },
    { ids: ['1 or 1'], read: true },
    { ids: [nobody], read: 'yes' },
  ])('cannot send %o', async (body) => {
    expect((await mark(body)).statusCode).toBe(400)
  })

  test('deletes a message', async () => {
    await receive()
    const [first] = await listed()
    const remove = () =>
      server.app.inject({ method: 'DELETE', url: `/api/contact/${first?.id}`, headers: admin })
    expect((await remove()).json()).toEqual({ success: true })
    expect(await listed()).toEqual([])
    expect((await remove()).statusCode).toBe(404)
  })

  test('counts messages by status and by day', async () => {
    await receive()
    await receive()
    const [first] = await listed()
    await mark({ ids: [first?.id], read: true })
    const { success, data } = await get('/stats/overview')
    expect(success).toBe(true)
    expect(data).toMatchObject({
      total: 2,
      byStatus: { read: 1, unread: 1 },
      today: 2,
      thisWeek: 2,
      thisMonth: 2,
    })
    expect(data.series).toHaveLength(90)
    expect(data.series.at(-1)).toEqual({ date: '2026-11-15', count: 2 })
  })
})
