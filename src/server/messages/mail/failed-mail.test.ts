import { describe, expect, test } from 'vitest'
import { connect } from '#server/platform/db/connect.ts'
import { days, hours, minutes, timeAfter } from '#server/platform/time.ts'
import { appWithMail } from '../../../../tests/support/mail.ts'
import { forgetOldMails, listMailTroubles } from './outbox.queries.ts'

const setup = appWithMail()
const { server, smtp, lines, sender, outbox, write, apply, addMail, recipients } = setup

describe('a mail that cannot be sent', () => {
  test('is sent again after one minute, then after two, until it arrives', async () => {
    smtp.state.response = { atRecipient: 451 }
    await addMail()
    await setup.mail.wake()
    expect(await outbox()).toMatchObject([{ attempts: 1, failure: 'delayed' }])
    await setup.mail.wake()
    expect(await outbox()).toMatchObject([{ attempts: 1 }])
    server.wait(1 * minutes)
    await setup.mail.wake()
    expect(await outbox()).toMatchObject([{ attempts: 2 }])
    smtp.state.response = undefined
    server.wait(1 * minutes)
    await setup.mail.wake()
    expect(smtp.received).toEqual([])
    server.wait(1 * minutes)
    await setup.mail.wake()
    expect(recipients()).toEqual(['someone@example.net'])
    expect(await outbox()).toEqual([])
  })

  test('waits while the server is down, together with the other mails', async () => {
    await smtp.close()
    await addMail('first@example.net')
    server.wait(1)
    await addMail('second@example.net')
    await setup.mail.wake()
    expect(await outbox()).toMatchObject([
      { attempts: 1, failure: 'unreachable' },
      { attempts: 0, failure: null },
    ])
    await smtp.open()
    server.wait(1 * minutes)
    await setup.mail.wake()
    expect(recipients()).toEqual(['first@example.net', 'second@example.net'])
  })

  test('makes the other mails wait when the server is busy', async () => {
    smtp.state.response = { atSender: 451 }
    await addMail('first@example.net')
    server.wait(1)
    await addMail('second@example.net')
    await setup.mail.wake()
    expect(await outbox()).toMatchObject([
      { attempts: 1, failure: 'delayed' },
      { attempts: 0, failure: null },
    ])
  })

  test('waits while the server does not let us send, because someone may fix that', async () => {
    smtp.state.response = { atSender: 550 }
    await addMail()
    await setup.mail.wake()
    expect(await outbox()).toMatchObject([{ attempts: 1, failure: 'unwelcome' }])
    smtp.state.response = undefined
    server.wait(1 * minutes)
    await setup.mail.wake()
    expect(recipients()).toEqual(['someone@example.net'])
  })

  test('is given up after three days, without its address, and the office sees it', async () => {
    smtp.state.response = { afterData: 452 }
    await addMail()
    for (let waited = 0; waited <= 76; waited += 4) {
      await setup.mail.wake()
      server.wait(4 * hours)
    }
    expect(await outbox()).toMatchObject([{ recipient: null, failure: 'delayed' }])
    expect(lines).toEqual([
      'A mail (message-receipt) will be sent later: delayed (452).',
      'A mail (message-receipt) could not be sent: delayed (452).',
    ])
    smtp.state.response = undefined
    server.wait(1 * days)
    await setup.mail.wake()
    expect(smtp.received).toEqual([])

    const admin = await server.signIn()
    const dashboard = await setup.app.inject({ url: '/api/admin/dashboard', headers: admin })
    expect(dashboard.json().data.mailTroubles).toEqual([
      { reason: 'delayed', failed: 1, waiting: 0 },
    ])
    smtp.state.response = { atRecipient: 451 }
    await addMail()
    await setup.mail.wake()
    expect(await listMailTroubles(server.context.db)).toEqual([
      { reason: 'delayed', failed: 1, waiting: 1 },
    ])
    server.wait(1)
    await forgetOldMails(server.context.db, timeAfter(server.clock.at, 7 * days))
    expect(await outbox()).toEqual([])
  })

  test.each([{ atRecipient: 550 }, { afterData: 554 }])(
    'is given up immediately after the response %j',
    async (response) => {
      smtp.state.response = response
      await addMail('gone@example.net')
      await addMail('also-gone@example.net')
      await setup.mail.wake()
      expect(await outbox()).toMatchObject([
        { recipient: null, attempts: 1, failure: 'refused' },
        { recipient: null, attempts: 1, failure: 'refused' },
      ])
      expect(lines.join()).not.toContain('gone@')
    },
  )

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
  ])('is deleted together with its record in %s', async (path, receive) => {
    smtp.state.response = { atRecipient: 451 }
    const id = await receive()
    await setup.mail.wake()
    expect(await outbox()).toHaveLength(3)
    const url = `/api${path}/${id}`
    expect(
      (await setup.app.inject({ method: 'DELETE', url, headers: await server.signIn() }))
        .statusCode,
    ).toBe(200)
    expect(await outbox()).toEqual([])
  })
})

describe('several instances', () => {
  test('a new one sends the mail that an earlier one left', async () => {
    smtp.state.response = { atRecipient: 421 }
    await addMail()
    await setup.mail.wake()
    smtp.state.response = undefined
    server.wait(1 * minutes)
    const next = sender()
    expect(await next.sendDue()).toBe(1)
    expect(recipients()).toEqual(['someone@example.net'])
  })

  test('two on one database send each mail once', async () => {
    const addresses = Array.from({ length: 12 }, (_, index) => `p${index}@example.net`).sort()
    for (const address of addresses) await addMail(address)
    const db = connect(server.context.settings)
    await Promise.all([setup.mail.wake(), sender(db).wake()])
    await db.destroy()
    expect(recipients()).toEqual(addresses)
    expect(await outbox()).toEqual([])
  })

  test('one that crashes after sending causes a second copy with the same id, and no third', async () => {
    await addMail()
    const db = connect(server.context.settings)
    smtp.state.onMail = () => db.destroy()
    await sender(db).wake()
    expect(smtp.received).toHaveLength(1)
    await setup.mail.wake()
    expect(smtp.received).toHaveLength(1)
    smtp.state.onMail = async () => {}
    server.wait(15 * minutes)
    await setup.mail.wake()
    server.wait(1 * days)
    await setup.mail.wake()
    expect(smtp.received).toHaveLength(2)
    const [first, second] = smtp.received.map(({ headers }) => headers['message-id'])
    expect(second).toBe(first)
  })

  test('one that is stopped finishes the current mail and starts no other', async () => {
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
