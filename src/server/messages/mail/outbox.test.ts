import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyDetails } from '#content/provider.ts'
import { mailServer } from '../../../../tests/support/mail-server.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { createMail } from './mail.ts'
import { addMails, forgetOldMails } from './outbox.queries.ts'

const server = testApp()
const smtp = mailServer()
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const lease = 15 * minute

beforeEach(async () => {
  await server.context.db.deleteFrom('mail_outbox').execute()
  smtp.reset()
})

const sender = (smtpUrl = smtp.url()) =>
  createMail(
    { smtpUrl, from: 'web@poplar.example', to: ['office@example.org'] },
    {
      db: server.context.db,
      now: () => server.clock.at,
      siteUrl: 'https://poplar.example',
      details: async () => ({
        facts: emptyDetails.facts,
        name: 'Poplar',
        phone: '(615) 555-0142',
        email: 'hello@poplar.example',
      }),
      log: () => {},
    },
  )

const addMail = (recipient = 'someone@example.net', dueAt = server.clock.at) =>
  addMails(
    server.context.db,
    [{ kind: 'message-receipt', recipient, position: '', application_id: null, message_id: null }],
    server.clock.at,
    dueAt,
  )

const outbox = () => server.context.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute()

/** A sender that is waiting for the mail server to answer. */
async function sendSlowly(response?: { afterData: number }) {
  const arrived = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  smtp.state.response = response
  smtp.state.onMail = () => {
    arrived.resolve()
    return answered.promise
  }
  const slow = sender()
  const finished = slow.wake()
  await arrived.promise
  return {
    stop: slow.stop,
    async finish() {
      answered.resolve()
      await finished
    },
  }
}

describe('a sender whose claim on a mail has expired', () => {
  test.each([
    ['gets a temporary error', 452],
    ['is refused', 554],
  ])(
    'and that then %s does not change the mail, which another sender has claimed',
    async (_, code) => {
      await addMail()
      const first = await sendSlowly({ afterData: code })
      server.wait(lease)
      const second = await sendSlowly()
      const claimed = await outbox()
      expect(claimed).toMatchObject([
        { recipient: 'someone@example.net', attempts: 2, failure: null },
      ])

      await first.finish()
      expect(await outbox()).toEqual(claimed)
      server.wait(minute)
      await sender().wake()
      expect(smtp.received).toHaveLength(1)

      await second.finish()
      expect(await outbox()).toEqual([])
    },
  )

  test('is the only one to send the mail until its claim expires', async () => {
    await addMail()
    const first = await sendSlowly()
    server.wait(lease - 1)
    await sender().wake()
    expect(smtp.received).toHaveLength(1)
    await first.finish()
    expect(await outbox()).toEqual([])
  })
})

describe('a delayed mail', () => {
  /** Sends each time the mail is due, and returns how long it waited. */
  async function waits(times: number) {
    const found: number[] = []
    for (let done = 0; done < times; done += 1) {
      await sender().wake()
      const [mail] = await outbox()
      const wait = Date.parse(mail?.due_at ?? '') - server.clock.at.getTime()
      found.push(wait / minute)
      server.wait(wait)
    }
    return found
  }

  test('waits twice as long each time, up to four hours', async () => {
    smtp.state.response = { afterData: 452 }
    await addMail()
    expect(await waits(11)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 240, 240, 240])
  })

  test.each([
    ['given up at three days', 72 * hour, null],
    ['tried again a moment before', 72 * hour - 1, 'someone@example.net'],
  ])('is %s', async (_, age, recipient) => {
    smtp.state.response = { afterData: 452 }
    await addMail()
    server.wait(age)
    await sender().wake()
    expect(await outbox()).toMatchObject([{ recipient, failure: 'delayed' }])
  })
})

test('mails are sent in the order in which they are due', async () => {
  const due = [
    ['third', 3],
    ['first', 1],
    ['second', 2],
  ] as const
  for (const [name, after] of due) {
    await addMail(`${name}@example.net`, new Date(server.clock.at.getTime() + after))
  }
  server.wait(3)
  await sender().wake()
  expect(smtp.received.map(({ to }) => to[0])).toEqual([
    'first@example.net',
    'second@example.net',
    'third@example.net',
  ])
})

test('mail in the outbox is deleted after a week, and not earlier', async () => {
  await addMail()
  const { db } = server.context
  await forgetOldMails(db, new Date(server.clock.at.getTime() + 7 * day))
  expect(await outbox()).toHaveLength(1)
  await forgetOldMails(db, new Date(server.clock.at.getTime() + 7 * day + 1))
  expect(await outbox()).toEqual([])
})

describe('a sender that is stopped', () => {
  test('records a mail that the mail server accepts in time', async () => {
    await addMail()
    const slow = await sendSlowly()
    const stopped = slow.stop()
    await slow.finish()
    await stopped
    expect(await outbox()).toEqual([])
    expect(smtp.received).toHaveLength(1)
  })

  test('does not send a mail again that may have arrived, and says so', async () => {
    await addMail()
    const slow = await sendSlowly()
    await slow.stop()
    expect(await outbox()).toMatchObject([{ recipient: null, failure: 'unconfirmed' }])
    server.wait(day)
    await sender().wake()
    expect(smtp.received).toHaveLength(1)
    await slow.finish()
  })

  test('leaves a mail that has not reached the mail server to the next one', async () => {
    await addMail()
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const first = sender(`smtp://127.0.0.1:${port}`)
    const sending = first.wake()
    const [socket] = await once(silent, 'connection')
    await first.stop()
    await sending
    expect(await outbox()).toMatchObject([{ recipient: 'someone@example.net', failure: null }])
    await sender().wake()
    expect(smtp.received).toHaveLength(1)
    socket.destroy()
    silent.close()
  })
})
