import { beforeEach, describe, expect, test } from 'vitest'
import type { OpenedMessage } from '#contract/messages/contact-handling.ts'
import type { ReplyEntry } from '#contract/records/timeline.ts'
import { days, seconds, timeAfter } from '#server/platform/time.ts'
import { appWithMail } from '../../../../tests/support/mail.ts'
import { createMessage } from '../contact/contact.queries.ts'
import { forgetAllMails, forgetOldMails } from '../mail/outbox.queries.ts'

const setup = appWithMail()
const { server, smtp, outbox, sentTo, lines } = setup
const carol = { name: 'Carol', email: 'carol@example.net', phone: '', message: 'Hello' }
const words = { subject: 'Your message', text: 'Thank you.\n\nWe will call you.' }

let admin: { authorization: string }
let id = ''

beforeEach(async () => {
  admin = await server.signIn()
  id = await createMessage(server.context.db, carol, server.clock.at)
})

const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  setup.app.inject({
    method,
    url: `/api/contact/${id}${path}`,
    headers: admin,
    ...(body && { body }),
  })
const opened = async (): Promise<OpenedMessage> => (await send('GET', '')).json().data
const reply = (body: object = {}) => send('POST', '/replies', { ...words, way: 'mail', ...body })
const replies = async () => (await opened()).timeline.filter(({ kind }) => kind === 'reply')

/** Lets the mail server have what is due when the time to take it back is over. */
async function whenDue() {
  server.wait(30 * seconds)
  await setup.mail.wake()
}

describe('a reply by mail', () => {
  test('is sent after half a minute, from our address, and answers go to the office', async () => {
    expect(await opened()).toMatchObject({ canMail: true, status: 'new' })
    const response = await reply()
    expect(response.statusCode).toBe(201)
    expect(response.json().data).toMatchObject({ ...words, by: 'maria', delivery: 'waiting' })
    expect(await opened()).toMatchObject({ status: 'answered' })
    await setup.mail.wake()
    expect(smtp.received).toEqual([])

    await whenDue()
    const mail = sentTo('carol@example.net')
    expect(mail.headers).toMatchObject({
      from: expect.stringContaining('<web@poplar.example>'),
      to: 'carol@example.net',
      'reply-to': 'hello@example.org',
      subject: 'Your message',
      'auto-submitted': 'no',
      'content-type': 'text/plain; charset=utf-8',
    })
    expect(mail.text.replaceAll('\r\n', '\n').trim()).toBe(words.text)
    expect(await outbox()).toEqual([])
    expect(await replies()).toMatchObject([{ ...words, delivery: 'sent', failure: null }])
  })

  test('has no header but its own, whatever the subject and the address contain', async () => {
    expect((await reply({ subject: 'Hello\r\nBcc: all@example.net' })).json().fields).toEqual({
      subject: 'Subject must be one line',
    })
    const email = '"a@b.net, bcc"@example.net'
    id = await createMessage(server.context.db, { ...carol, email }, server.clock.at)
    expect(await opened()).toMatchObject({ canMail: false })
    const refused = await reply()
    expect(refused.statusCode).toBe(400)
    expect(refused.json().message).toContain('Please use your mail program')
    expect(await outbox()).toEqual([])
    expect(await opened()).toMatchObject({ status: 'new', timeline: [] })
  })

  test('can be taken back until it is sent', async () => {
    const { id: first } = (await reply()).json().data
    expect((await send('DELETE', `/replies/${first}`)).statusCode).toBe(200)
    expect(await opened()).toMatchObject({ status: 'new', timeline: [] })
    await whenDue()
    expect(smtp.received).toEqual([])

    const { id: second } = (await reply()).json().data
    await whenDue()
    const late = await send('DELETE', `/replies/${second}`)
    expect(late.statusCode).toBe(409)
    expect(late.json().message).toBe('This reply has already been sent.')
    expect(await opened()).toMatchObject({ status: 'answered' })
  })

  test('that is taken back leaves the message answered by an earlier one', async () => {
    await reply({ way: 'mail program' })
    const { id: second } = (await reply()).json().data
    await send('DELETE', `/replies/${second}`)
    expect(await opened()).toMatchObject({ status: 'answered', timeline: [{}] })
  })

  test('of another message is not taken back', async () => {
    const { id: first } = (await reply()).json().data
    id = await createMessage(server.context.db, carol, server.clock.at)
    expect((await send('DELETE', `/replies/${first}`)).statusCode).toBe(409)
    expect(await outbox()).toHaveLength(1)
  })

  test('is refused when someone else has changed the message meanwhile', async () => {
    const { updatedAt } = await opened()
    server.wait(1000)
    await reply({ updatedAt, text: 'First' })
    server.wait(1000)
    const late = await reply({ updatedAt, text: 'Second' })
    expect(late.statusCode).toBe(409)
    expect(late.json().conflict).toMatchObject({
      current: { status: 'answered' },
      updatedBy: 'maria',
    })
    expect(await replies()).toMatchObject([{ text: 'First' }])
  })

  test('keeps a closed message closed', async () => {
    await setup.app.inject({
      method: 'PATCH',
      url: '/api/contact/status',
      headers: admin,
      body: { messages: [{ id }], status: 'closed', closedReason: 'not for us' },
    })
    await reply()
    expect(await opened()).toMatchObject({ status: 'closed', closedReason: 'not for us' })
  })

  test('is deleted with the message before it is sent', async () => {
    await reply()
    expect((await send('DELETE', '')).statusCode).toBe(200)
    expect(await outbox()).toEqual([])
  })
})

describe('a reply that cannot be sent', () => {
  const delivery = async () => {
    const [entry] = (await replies()) as ReplyEntry[]
    return [entry?.delivery, entry?.failure]
  }

  test('is marked in the message and counts among the mail troubles', async () => {
    smtp.state.response = { atRecipient: 550 }
    await reply()
    await whenDue()
    expect(await delivery()).toEqual(['failed', 'refused'])
    expect(lines).toEqual(['A mail (reply) could not be sent: refused (550).'])
    const dashboard = await setup.app.inject({ url: '/api/admin/dashboard', headers: admin })
    expect(dashboard.json().data.mailTroubles).toEqual([
      { reason: 'refused', failed: 1, waiting: 0 },
    ])
  })

  test('waits while the mail server asks for patience', async () => {
    smtp.state.response = { atRecipient: 451 }
    await reply()
    await whenDue()
    expect(await delivery()).toEqual(['waiting', null])
  })

  test('has failed after a week without a mail server', async () => {
    await reply()
    await forgetOldMails(server.context.db, timeAfter(server.clock.at, 6 * days))
    expect(await delivery()).toEqual(['waiting', null])
    await forgetOldMails(server.context.db, timeAfter(server.clock.at, 8 * days))
    expect(await delivery()).toEqual(['failed', 'unreachable'])
  })

  test('may have arrived when it waited at the time of a backup that was restored', async () => {
    await reply()
    await forgetAllMails(server.context.db)
    expect(await delivery()).toEqual(['failed', 'unconfirmed'])
  })
})

test('a reply has the signature of its sender, once', async () => {
  const signature = 'Maria Lopez\nTulip Poplar Care'
  await server.context.db.updateTable('users').set({ signature }).execute()
  const text = `Thank you.\n\n${signature}`
  expect((await reply({ text: 'Thank you.\n' })).json().data).toMatchObject({ text })
  expect((await reply({ text })).json().data).toMatchObject({ text })
  await server.context.db.updateTable('users').set({ signature: '' }).execute()
})

test('a reply in a mail program is recorded as such, with mail on or off, and can be taken back', async () => {
  await reply({ way: 'mail program' })
  expect(await opened()).toMatchObject({
    status: 'answered',
    timeline: [{ ...words, delivery: 'mail program' }],
  })
  expect(await outbox()).toEqual([])
  const [{ id: entryId } = { id: '' }] = await replies()
  expect((await send('DELETE', `/replies/${entryId}`)).statusCode).toBe(200)
  expect(await opened()).toMatchObject({ status: 'new', timeline: [] })

  const withoutMail = { method: 'POST', url: `/api/contact/${id}/replies`, headers: admin } as const
  const inProgram = { ...words, way: 'mail program' }
  const recorded = await server.app.inject({ ...withoutMail, body: inProgram })
  expect(recorded.statusCode).toBe(201)
  const sent = await server.app.inject({ ...withoutMail, body: { ...words, way: 'mail' } })
  expect(sent.statusCode).toBe(400)
})
