import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addJob, applicationFields } from '../../../tests/support/applications.ts'
import { mailServer } from '../../../tests/support/mail-server.ts'
import { formBody } from '../../../tests/support/multipart.ts'
import { testApp } from '../../../tests/support/test-app.ts'
import { createApp } from '../app.ts'
import { connect } from '../db/connect.ts'
import type { Db } from '../db/transact.ts'
import type { App } from '../http/routes.ts'
import { createMail, type Mail } from './mail.ts'
import { addMails, forgetOldMails } from './outbox.queries.ts'

const server = testApp()
const smtp = mailServer()
const minute = 60_000
const day = 24 * 60 * minute

const details = { name: 'Häuser & Höfe', phone: '(615) 555-0142', email: 'hello@example.org' }
const office = ['office@example.org', 'nights@example.org']
const personal = {
  firstName: 'Zebulon',
  lastName: 'Quillfeather',
  email: 'zq@example.net',
  phone: '(615) 555-0166',
}
const message = {
  name: 'Quillfeather',
  phone: '(615) 555-0166',
  email: 'zq@example.net',
  message: 'My telling words, häkelwerk.',
}

const lines: string[] = []
let mail: Mail
let app: App
let admin: { authorization: string }

const sender = (db: Db = server.context.db) =>
  createMail(
    { smtpUrl: smtp.url(), from: 'web@poplar.example', to: office },
    {
      db,
      now: () => server.clock.at,
      siteUrl: 'https://poplar.example',
      details: async () => details,
      log: (line) => lines.push(line),
    },
  )

beforeAll(async () => {
  mail = sender()
  app = await createApp({ ...server.context, mail })
  return () => app.close()
})

beforeEach(async () => {
  await mail.wake()
  await server.context.db.deleteFrom('mail_outbox').execute()
  await server.context.db.deleteFrom('mail_receipts').execute()
  smtp.reset()
  lines.length = 0
  admin = await server.signIn()
})

const outbox = () =>
  server.context.db.selectFrom('mail_outbox').selectAll().orderBy('created_at').execute()

const post = (path: string, body: object, to = app) =>
  to.inject({ method: 'POST', url: `/api${path}`, body })

async function write(fields: object = {}) {
  expect((await post('/contact/submit', { ...message, ...fields })).statusCode).toBe(201)
}

async function apply(fields: object = {}, key?: string) {
  const { id: jobId } = await addJob(server.context.db, { title: 'Night Owl Support' })
  const body = await formBody({ ...(await applicationFields(jobId)), ...personal, ...fields })
  const headers = { ...body.headers, ...(key && { 'idempotency-key': key }) }
  const request = { method: 'POST', url: '/api/careers/apply', payload: body.payload } as const
  const send = () => app.inject({ ...request, headers })
  return { send, id: (await send()).json().data?.id as string }
}

/** One mail that waits, as if a message had just come in. */
const addMail = (recipient = 'someone@example.net') =>
  addMails(
    server.context.db,
    [{ kind: 'message-receipt', recipient, position: '', application_id: null, message_id: null }],
    server.clock.at,
  )

const recipients = () => smtp.received.map(({ to }) => to.join()).sort()
const sentTo = (address: string) => {
  const found = smtp.received.find(({ to }) => to.includes(address))
  if (!found) throw new Error(`Nothing was sent to ${address}.`)
  return found
}

describe('what is sent', () => {
  test('an application: a notice to everyone in the office, a receipt to the applicant', async () => {
    await apply()
    await mail.wake()
    expect(recipients()).toEqual(['nights@example.org', 'office@example.org', 'zq@example.net'])

    const notice = sentTo('office@example.org')
    expect(notice.headers).toMatchObject({
      from: expect.stringContaining('<web@poplar.example>'),
      to: 'office@example.org',
      'reply-to': 'hello@example.org',
      subject: 'New job application',
      'auto-submitted': 'auto-generated',
      date: 'Sun, 15 Nov 2026 12:00:00 +0000',
      'message-id': expect.stringMatching(/^<[0-9a-f-]{36}@poplar\.example>$/),
    })
    expect(notice.text).toContain('Night Owl Support')
    expect(notice.text).toContain('https://poplar.example/admin/dashboard?section=applicants\n')

    const receipt = sentTo('zq@example.net')
    expect(receipt.headers).toMatchObject({
      to: 'zq@example.net',
      subject: 'We got your application',
      'auto-submitted': 'auto-replied',
      'content-type': 'text/plain; charset=utf-8',
    })
    for (const words of ['Night Owl Support', ...Object.values(details)]) {
      expect(receipt.text).toContain(words)
    }
    expect(await outbox()).toEqual([])
  })

  test('a message: the same; without an e-mail nobody gets a receipt', async () => {
    await write()
    await mail.wake()
    expect(sentTo('office@example.org').headers.subject).toBe('New contact message')
    expect(sentTo('office@example.org').text).toContain('?section=contact-us\n')
    expect(sentTo('zq@example.net').headers.subject).toBe('We got your message')
    smtp.reset()
    await write({ email: '' })
    await mail.wake()
    expect(recipients()).toEqual(['nights@example.org', 'office@example.org'])
  })

  test('a testimonial: a notice', async () => {
    await post('/testimonials/submit', { name: message.name, review: message.message })
    await mail.wake()
    expect(recipients()).toEqual(['nights@example.org', 'office@example.org'])
    expect(sentTo('office@example.org').headers.subject).toBe('New testimonial')
    expect(sentTo('office@example.org').text).toContain('?section=testimonials\n')
  })

  test('nothing that a visitor typed, in no encoding', async () => {
    await apply()
    await write()
    await post('/testimonials/submit', { name: message.name, review: message.message })
    await mail.wake()
    expect(smtp.received).toHaveLength(8)
    for (const { raw, text, to } of smtp.received) {
      const all = `${raw}\n${text}`
      for (const words of ['Zebulon', 'Quillfeather', '555-0166', 'telling', 'kelwerk']) {
        expect(all).not.toContain(words)
      }
      if (office.includes(to.join())) expect(all).not.toContain('zq@')
    }
  })

  test('a program that fills in the hidden field causes no mail', async () => {
    await write({ website: 'http://spam.example' })
    await post('/testimonials/submit', { name: 'A', review: 'B', website: 'x' })
    await mail.wake()
    expect(smtp.received).toEqual([])
  })

  test('a repeated application causes no second mail', async () => {
    const { send, id } = await apply({}, 'the-same-key')
    expect((await send()).json().data.id).toBe(id)
    await mail.wake()
    expect(smtp.received).toHaveLength(3)
  })

  test('nothing is written while mail is off', async () => {
    expect((await post('/contact/submit', message, server.app)).statusCode).toBe(201)
    const review = { name: 'A', review: 'B' }
    expect((await post('/testimonials/submit', review, server.app)).statusCode).toBe(201)
    expect(await outbox()).toEqual([])
  })

  test('what could not be stored is not announced', async () => {
    await apply({ jobId: 'gone' })
    expect((await post('/contact/submit', { name: 'A' })).statusCode).toBe(400)
    expect(await outbox()).toEqual([])
  })
})

describe('receipts to one address', () => {
  const receipts = () => recipients().filter((address) => !office.includes(address))
  const places = () => server.context.db.selectFrom('mail_receipts').selectAll().execute()

  test('are three in a day, from both forms and in any case; the office hears of all', async () => {
    await write()
    await write({ email: 'ZQ@Example.net' })
    await apply()
    await write()
    await apply()
    await write({ email: 'other@example.net' })
    await mail.wake()
    const addresses = receipts().map((address) => address.toLowerCase())
    expect(addresses.sort()).toEqual(['other@example.net', ...Array(3).fill('zq@example.net')])
    expect(smtp.received).toHaveLength(6 * office.length + 4)
  })

  test('come again a day later, one for each that is a day old', async () => {
    await write()
    server.wait(day / 2)
    for (let more = 0; more < 3; more += 1) await write()
    await mail.wake()
    expect(receipts()).toHaveLength(3)
    server.wait(day / 2)
    await write()
    await write()
    await mail.wake()
    expect(receipts()).toHaveLength(4)
  })

  test('are not more when many forms come at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => write()))
    await mail.wake()
    expect(receipts()).toHaveLength(3)
  })

  test('leave no address, and after a day nothing', async () => {
    await write()
    expect(JSON.stringify(await places())).not.toContain('zq@')
    await forgetOldMails(server.context.db, new Date(server.clock.at.getTime() + day - 1))
    expect(await places()).toHaveLength(1)
    await forgetOldMails(server.context.db, new Date(server.clock.at.getTime() + day))
    expect(await places()).toEqual([])
  })
})

describe('an address that could be read as two, or as a header', () => {
  const odd = [
    'a@b.c\r\nBcc: x@y.z',
    'a@b.c,x.y',
    'a,x@y.z',
    '<x@y.z>',
    'Someone<x@y.z>',
    '"a,b"@y.z',
    'list:a;b@y.z',
    'a@y.z(x)',
  ]
  const headerNames = [
    'auto-submitted',
    'content-transfer-encoding',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'reply-to',
    'subject',
    'to',
  ]

  test.each(odd)('%j gets no receipt', async (email) => {
    await post('/contact/submit', { ...message, email })
    await mail.wake()
    for (const { to } of smtp.received) expect(office).toContain(to.join())
  })

  test.each(odd)('%j stays one recipient, even if it came into the outbox', async (email) => {
    await addMail(email)
    await mail.wake()
    for (const { to, headers } of smtp.received) {
      expect(to).toHaveLength(1)
      expect(Object.keys(headers).sort()).toEqual(headerNames)
    }
  })
})

describe('a mail that cannot be sent', () => {
  test('is tried again after a minute, then after two, and arrives', async () => {
    smtp.state.answer = { atRecipient: 451 }
    await addMail()
    await mail.wake()
    expect(await outbox()).toMatchObject([{ attempts: 1, failure: 'delayed' }])
    await mail.wake()
    expect(await outbox()).toMatchObject([{ attempts: 1 }])
    server.wait(minute)
    await mail.wake()
    expect(await outbox()).toMatchObject([{ attempts: 2 }])
    smtp.state.answer = undefined
    server.wait(minute)
    await mail.wake()
    expect(smtp.received).toEqual([])
    server.wait(minute)
    await mail.wake()
    expect(recipients()).toEqual(['someone@example.net'])
    expect(await outbox()).toEqual([])
  })

  test('waits while the server is away, and the others are not tried in vain', async () => {
    await smtp.close()
    await addMail('first@example.net')
    server.wait(1)
    await addMail('second@example.net')
    await mail.wake()
    expect(await outbox()).toMatchObject([
      { attempts: 1, failure: 'unreachable' },
      { attempts: 0, failure: null },
    ])
    await smtp.open()
    server.wait(minute)
    await mail.wake()
    expect(recipients()).toEqual(['first@example.net', 'second@example.net'])
  })

  test('leaves a busy server alone after the first mail it would not take', async () => {
    smtp.state.answer = { atSender: 451 }
    await addMail('first@example.net')
    server.wait(1)
    await addMail('second@example.net')
    await mail.wake()
    expect(await outbox()).toMatchObject([
      { attempts: 1, failure: 'delayed' },
      { attempts: 0, failure: null },
    ])
  })

  test('waits while the server does not let us send: someone may mend that', async () => {
    smtp.state.answer = { atSender: 550 }
    await addMail()
    await mail.wake()
    expect(await outbox()).toMatchObject([{ attempts: 1, failure: 'unwelcome' }])
    smtp.state.answer = undefined
    server.wait(minute)
    await mail.wake()
    expect(recipients()).toEqual(['someone@example.net'])
  })

  test('is given up after three days, without its address, and the office is told', async () => {
    smtp.state.answer = { afterData: 452 }
    await addMail()
    for (let hours = 0; hours <= 76; hours += 4) {
      await mail.wake()
      server.wait(4 * 60 * minute)
    }
    expect(await outbox()).toMatchObject([{ recipient: null, failure: 'delayed' }])
    expect(lines).toEqual([
      'A mail (message-receipt) has to wait: delayed (452).',
      'A mail (message-receipt) could not be sent: delayed (452).',
    ])
    smtp.state.answer = undefined
    server.wait(day)
    await mail.wake()
    expect(smtp.received).toEqual([])

    admin = await server.signIn()
    const dashboard = await app.inject({ url: '/api/admin/dashboard', headers: admin })
    expect(dashboard.json().data.mailTroubles).toEqual([
      { reason: 'delayed', failed: 1, waiting: 0 },
    ])
    await forgetOldMails(server.context.db, new Date(server.clock.at.getTime() + 7 * day))
    expect(await outbox()).toEqual([])
  })

  test.each([{ atRecipient: 550 }, { afterData: 554 }])('is final at %j', async (answer) => {
    smtp.state.answer = answer
    await addMail('gone@example.net')
    await addMail('also-gone@example.net')
    await mail.wake()
    expect(await outbox()).toMatchObject([
      { recipient: null, attempts: 1, failure: 'refused' },
      { recipient: null, attempts: 1, failure: 'refused' },
    ])
    expect(lines.join()).not.toContain('gone@')
  })

  test.each([
    ['/careers', async () => (await apply()).id],
    [
      '/contact',
      async () => {
        await write()
        const { id } = await server.context.db
          .selectFrom('contact_messages')
          .select('id')
          .orderBy('id', 'desc')
          .executeTakeFirstOrThrow()
        return id
      },
    ],
  ])('leaves no address behind when it is deleted in %s', async (path, receive) => {
    smtp.state.answer = { atRecipient: 451 }
    const id = await receive()
    await mail.wake()
    expect(await outbox()).toHaveLength(3)
    const url = `/api${path}/${id}`
    expect((await app.inject({ method: 'DELETE', url, headers: admin })).statusCode).toBe(200)
    expect(await outbox()).toEqual([])
  })
})

describe('several senders', () => {
  test('a new one sends what an earlier one left waiting', async () => {
    smtp.state.answer = { atRecipient: 421 }
    await addMail()
    await mail.wake()
    smtp.state.answer = undefined
    server.wait(minute)
    const next = sender()
    next.start()
    await next.wake()
    await next.stop()
    expect(recipients()).toEqual(['someone@example.net'])
  })

  test('two on one database send each mail once', async () => {
    const addresses = Array.from({ length: 12 }, (_, index) => `p${index}@example.net`).sort()
    for (const address of addresses) await addMail(address)
    const db = connect(server.context.settings)
    await Promise.all([mail.wake(), sender(db).wake()])
    await db.destroy()
    expect(recipients()).toEqual(addresses)
    expect(await outbox()).toEqual([])
  })

  test('one that dies after sending leads to a second copy with the same id, and no third', async () => {
    await addMail()
    const db = connect(server.context.settings)
    smtp.state.onMail = () => db.destroy()
    await sender(db).wake()
    expect(smtp.received).toHaveLength(1)
    await mail.wake()
    expect(smtp.received).toHaveLength(1)
    smtp.state.onMail = async () => {}
    server.wait(15 * minute)
    await mail.wake()
    server.wait(day)
    await mail.wake()
    expect(smtp.received).toHaveLength(2)
    const [first, second] = smtp.received.map(({ headers }) => headers['message-id'])
    expect(second).toBe(first)
  })

  test('one that is stopped finishes the mail on its way and takes no other', async () => {
    await addMail('first@example.net')
    server.wait(1)
    await addMail('second@example.net')
    const stopping = sender()
    let stopped: Promise<void> | undefined
    smtp.state.onMail = async () => {
      stopped ??= stopping.stop()
    }
    await stopping.wake()
    await stopped
    expect(recipients()).toEqual(['first@example.net'])
    expect(await outbox()).toMatchObject([{ recipient: 'second@example.net', attempts: 0 }])
  })
})
