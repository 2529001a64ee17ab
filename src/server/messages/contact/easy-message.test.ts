import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ContactMessage } from '#contract/messages/contact.ts'
import { createApp } from '#server/app.ts'
import type { App } from '#server/platform/http/routes.ts'
import { officeApi } from '../../../../tests/support/office-api.ts'
import { testWebsite } from '../../../../tests/support/website.ts'
import { listMessages, listWrittenAgain } from './contact.queries.ts'

const office = officeApi('contact_messages', 'mail_outbox')
const { server } = office
let app: App

beforeAll(async () => {
  const head = { title: '', description: '' }
  app = await createApp(
    server.context,
    testWebsite({
      renderFormResult: async (form, result) => ({ head, html: JSON.stringify({ form, result }) }),
    }),
  )
})
afterAll(() => app.close())
beforeEach(() => server.context.db.deleteFrom('contact_messages').execute())

const post = (fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/api/contact/easy',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
const stored = () => listMessages(server.context.db)

test('a yes to an event becomes a message with the event and who helped', async () => {
  const event = { form: 'event', name: 'Leon', event: 'Garden Day', helper: 'Ada' }
  const response = await post(event)
  expect(response.statusCode).toBe(201)
  expect(response.body).toContain('"form":"easy"')
  expect(response.body).toContain('"message":"event"')
  expect(response.body).toContain('href="/easy.css"')
  expect(await stored()).toMatchObject([
    {
      name: 'Leon',
      easyForm: 'event',
      message: 'I want to come to: Garden Day\n\nHelped by: Ada',
    },
  ])
})

test('"call me instead" needs a name and a number, and nothing else', async () => {
  expect((await post({ form: 'call', name: 'Leon', phone: '' })).statusCode).toBe(400)
  await post({ form: 'call', name: 'Leon', phone: '615 555 0148', county: '', needs: '' })
  expect(await stored()).toMatchObject([
    { phone: '615 555 0148', message: 'I want help. Please call me.' },
  ])
})

test('a complaint needs no name, but some words', async () => {
  const refused = await post({ form: 'complaint', name: 'Leon', text: ' ' })
  expect(refused.statusCode).toBe(400)
  expect(refused.body).toContain('Please write some words.')
  expect(refused.body).toContain('"name":"Leon"')
  await post({ form: 'complaint', text: 'Too loud' })
  expect(await stored()).toMatchObject([{ name: 'No name given', easyForm: 'complaint' }])
})

test('complaints are seen by owners and intake only, wherever messages are read', async () => {
  await post({ form: 'message', name: 'Mia', text: 'Tulips' })
  await post({ form: 'wrong', name: 'Leon', text: 'Tulips were taken' })
  const [wrong] = await stored()
  expect(wrong?.easyForm).toBe('wrong')

  for (const role of ['admin', 'intake', 'reader'] as const) {
    const sees = role !== 'reader'
    const { headers } = await server.signInAs(role)
    const get = (url: string) => server.app.inject({ url, headers })
    const { data, counts } = (await get('/api/contact?page=1')).json()
    expect(data.map(({ name }: ContactMessage) => name)).toEqual(sees ? ['Leon', 'Mia'] : ['Mia'])
    expect(counts.all).toBe(sees ? 2 : 1)
    expect((await get(`/api/contact/${wrong?.id}`)).statusCode).toBe(sees ? 200 : 404)
    expect((await get('/api/contact/export.csv')).body.includes('taken')).toBe(sees)
    const waiting = (await get('/api/admin/waiting')).json().data
    const counted = (kind: string) =>
      waiting.find((line: { kind: string }) => line.kind === kind)?.count
    expect(counted('urgent messages')).toBe(sees ? 1 : undefined)
    expect(counted('messages')).toBe(1)
  }
  const found = await office.send('POST', '/api/admin/search', { text: 'tulips' })
  expect(found.json().data).toHaveLength(1)
  expect(await listWrittenAgain(server.context.db, '')).toEqual([])
})
