import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestimonialRecord } from '#contract/website/testimonials.ts'
import { createApp } from '#server/app.ts'
import { testApp } from '../../../../tests/support/test-app.ts'

const server = testApp()
let admin: { authorization: string }

beforeAll(async () => {
  admin = await server.signIn()
})

beforeEach(async () => {
  await server.context.db.deleteFrom('testimonials').execute()
  server.context.responseCache.clear()
})

const words = { name: 'Ruth Ann C.', review: 'They learned the hymn my sister likes.' }
const nobody = '01890000-0000-7000-8000-000000000000'

type Method = 'POST' | 'PATCH' | 'DELETE'
const send = (method: Method, path: string, body?: object, headers = {}) =>
  server.app.inject({ method, url: `/api/testimonials${path}`, headers, ...(body && { body }) })

const submit = (body: object) => send('POST', '/submit', body)

async function add(fields: object = {}): Promise<TestimonialRecord> {
  server.wait(1000)
  const response = await send('POST', '/admin', { ...words, ...fields }, admin)
  expect(response.statusCode).toBe(201)
  return response.json().data
}

const shown = async () => (await server.app.inject('/api/testimonials')).json()
const all = async (): Promise<TestimonialRecord[]> =>
  (await server.app.inject({ url: '/api/testimonials/admin/all', headers: admin })).json().data

describe('GET /testimonials', () => {
  test('says when no samples are wanted', async () => {
    expect(await shown()).toEqual({ success: true, data: [] })
    const settings = { ...server.context.settings, sampleContent: false }
    const app = await createApp({ ...server.context, settings })
    server.context.responseCache.clear()
    const response = await app.inject('/api/testimonials')
    expect(response.json()).toEqual({ success: true, data: [], noSamples: true })
    await app.close()
    server.context.responseCache.clear()
  })

  test('shows visitors the approved ones, newest first, without the office’s fields', async () => {
    await add({ name: 'older' })
    await add({ name: 'newer' })
    await submit(words)
    const { success, data } = await shown()
    expect(success).toBe(true)
    expect(data.map((voice: TestimonialRecord) => voice.name)).toEqual(['newer', 'older'])
    expect(Object.keys(data[0]).sort()).toEqual(['_id', 'createdAt', 'id', 'name', 'review'])
  })

  test('says which program one is about, until that is taken away', async () => {
    const { id } = await add({ program: 'family-support' })
    const programOf = async () => (await shown()).data[0].program
    expect(await programOf()).toBe('family-support')
    await send('PATCH', `/admin/${id}`, words, admin)
    expect(await programOf()).toBe('family-support')
    const unknown = await send('PATCH', `/admin/${id}`, { ...words, program: 'nothing' }, admin)
    expect(unknown.json()).toMatchObject({ fields: { program: 'This program is not known' } })
    await send('PATCH', `/admin/${id}`, { ...words, program: '' }, admin)
    expect(await programOf()).toBeUndefined()
    const refused = await send('POST', '/admin', { ...words, program: 'nothing' }, admin)
    expect(refused.statusCode).toBe(400)
  })

  test('shows an approval and a deletion immediately, although the response is cached', async () => {
    await submit(words)
    expect((await shown()).data).toEqual([])
    const [{ id }] = (await all()) as [TestimonialRecord]
    await send('PATCH', `/admin/${id}/status`, { status: 'approved' }, admin)
    expect((await shown()).data).toHaveLength(1)
    await send('DELETE', `/admin/${id}`, undefined, admin)
    expect((await shown()).data).toEqual([])
  })
})

describe('POST /testimonials/submit', () => {
  test('stores what a visitor sends until the office approves it', async () => {
    const response = await submit({ name: ' Ruth ', review: ' Thank you. ', permission: true })
    expect(response.statusCode).toBe(201)
    expect(response.json()).toEqual({ success: true })
    expect(await all()).toMatchObject([
      { name: 'Ruth', review: 'Thank you.', status: 'pending', permission: true },
    ])
  })

  test('stores that no permission was given', async () => {
    await submit(words)
    expect(await all()).toMatchObject([{ permission: false }])
  })

  test('answers a spam program that fills in the hidden field as usual, and stores nothing', async () => {
    expect((await submit({ ...words, website: 'https://spam.example' })).statusCode).toBe(201)
    expect(await all()).toEqual([])
  })

  const tooLong = { name: 'x'.repeat(101), review: 'x'.repeat(1001) }
  const missing = {
    name: 'Please tell us the name to show',
    review: 'Please write a few words',
  }
  test.each([
    ['nothing', {}, missing],
    ['blanks', { name: ' ', review: '\n' }, missing],
    ['numbers', { name: 1, review: 2 }, missing],
    [
      'too much',
      tooLong,
      {
        name: 'Name must be at most 100 characters',
        review: 'Review must be at most 1000 characters',
      },
    ],
    [
      'a refused permission',
      { ...words, permission: false },
      { permission: 'Please check this box, or we can’t show your story' },
    ],
  ])('refuses %s', async (_, body, fields) => {
    const response = await submit(body)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ success: false, fields })
    expect(await all()).toEqual([])
  })

  test('accepts a name of 100 and a review of 1000 characters', async () => {
    const body = { name: 'n'.repeat(100), review: 'r'.repeat(1000) }
    expect((await submit(body)).statusCode).toBe(201)
  })

  test('accepts five an hour from one address', async () => {
    const settings = { ...server.context.settings, rateLimits: true }
    const limited = await createApp({ ...server.context, settings })
    const from = (remoteAddress: string) =>
      limited.inject({
        method: 'POST',
        url: '/api/testimonials/submit',
        body: words,
        remoteAddress,
      })
    for (let count = 0; count < 5; count += 1) {
      expect((await from('192.0.2.1')).statusCode).toBe(201)
    }
    const sixth = await from('192.0.2.1')
    expect(sixth.statusCode).toBe(429)
    expect(sixth.json().message).toMatch(/^Too many requests/)
    expect((await from('192.0.2.2')).statusCode).toBe(201)
    await limited.close()
  })
})

describe('the office', () => {
  test('sees all of them, pending first', async () => {
    await submit({ ...words, name: 'waits' })
    await add({ name: 'approved' })
    const { id } = await add({ name: 'rejected' })
    await send('PATCH', `/admin/${id}/status`, { status: 'rejected' }, admin)
    expect((await all()).map(({ name, status }) => [name, status])).toEqual([
      ['waits', 'pending'],
      ['rejected', 'rejected'],
      ['approved', 'approved'],
    ])
  })

  test('adds one that is on the site immediately', async () => {
    expect(await add()).toMatchObject({ ...words, status: 'approved', permission: true })
    expect((await shown()).data).toHaveLength(1)
  })

  test('must fill in both fields', async () => {
    const message = 'Please fill in all fields'
    const response = await send('POST', '/admin', { name: '', review: ' ' }, admin)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ message, fields: { name: message, review: message } })
  })

  test('changes the text and keeps the status', async () => {
    const { id, updatedAt } = await add()
    const body = { name: 'Ruth', review: 'Shorter.', updatedAt }
    const response = await send('PATCH', `/admin/${id}`, body, admin)
    expect(response.json().data).toMatchObject({
      name: 'Ruth',
      review: 'Shorter.',
      status: 'approved',
    })
  })

  test('refuses the second of two editors, and overwrites nothing', async () => {
    const { id, updatedAt } = await add()
    server.wait(1000)
    await send('PATCH', `/admin/${id}`, { ...words, name: 'first', updatedAt }, admin)
    const second = await send('PATCH', `/admin/${id}`, { ...words, updatedAt }, admin)
    expect(second.statusCode).toBe(409)
    expect(second.json().message).toBe('Someone else changed this. Reload to see it.')
    expect(await all()).toMatchObject([{ name: 'first' }])
  })

  test('accepts three statuses and no other', async () => {
    const { id } = await add()
    for (const status of ['pending', 'rejected', 'approved']) {
      const response = await send('PATCH', `/admin/${id}/status`, { status }, admin)
      expect(response.json().data.status).toBe(status)
    }
    const response = await send('PATCH', `/admin/${id}/status`, { status: 'published' }, admin)
    expect(response.statusCode).toBe(400)
  })

  test('gets 404 for one that does not exist', async () => {
    expect((await send('PATCH', `/admin/${nobody}`, words, admin)).statusCode).toBe(404)
    const status = { status: 'approved' }
    expect((await send('PATCH', `/admin/${nobody}/status`, status, admin)).statusCode).toBe(404)
    expect((await send('DELETE', `/admin/${nobody}`, undefined, admin)).statusCode).toBe(404)
  })

  test('writes every change to the audit log, with ids only', async () => {
    const { id } = await add({ review: 'a secret review' })
    await send('PATCH', `/admin/${id}/status`, { status: 'rejected' }, admin)
    const lines = await server.context.db
      .selectFrom('audit_log')
      .selectAll()
      .where('object_id', '=', id)
      .orderBy('id')
      .execute()
    expect(lines.map((line) => line.action).sort()).toEqual(['created', 'rejected'])
    expect(JSON.stringify(lines)).not.toContain('secret')
  })
})
