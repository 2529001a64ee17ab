import { describe, expect, test } from 'vitest'
import { days, hours, timeAfter } from '#server/platform/time.ts'
import { appWithMail, office } from '../../../../tests/support/mail.ts'
import { forgetOldMails } from './outbox.queries.ts'

const setup = appWithMail()
const { server, smtp, write, apply, recipients } = setup

describe('receipts to one address', () => {
  const receipts = () => recipients().filter((address) => !office.includes(address))
  const places = () => server.context.db.selectFrom('mail_receipts').selectAll().execute()

  test('are limited to three in a day over both forms, while the office gets every notice', async () => {
    await write()
    await write({ email: 'ZQ@Example.net' })
    await apply()
    await write()
    await apply()
    await write({ email: 'other@example.net' })
    await setup.mail.wake()
    const addresses = receipts().map((address) => address.toLowerCase())
    expect(addresses.sort()).toEqual(['other@example.net', ...Array(3).fill('zq@example.net')])
    expect(smtp.received).toHaveLength(6 * office.length + 4)
  })

  test('are sent again a day later, one for each that is a day old', async () => {
    await write()
    server.wait(12 * hours)
    for (let more = 0; more < 3; more += 1) await write()
    await setup.mail.wake()
    expect(receipts()).toHaveLength(3)
    server.wait(12 * hours)
    await write()
    await write()
    await setup.mail.wake()
    expect(receipts()).toHaveLength(4)
  })

  test('stay limited when many forms arrive at the same time', async () => {
    await Promise.all(Array.from({ length: 8 }, () => write()))
    await setup.mail.wake()
    expect(receipts()).toHaveLength(3)
  })

  test('are stored without the address, and deleted after a day', async () => {
    await write()
    expect(JSON.stringify(await places())).not.toContain('zq@')
    await forgetOldMails(server.context.db, timeAfter(server.clock.at, 1 * days - 1))
    expect(await places()).toHaveLength(1)
    await forgetOldMails(server.context.db, timeAfter(server.clock.at, 1 * days))
    expect(await places()).toEqual([])
  })
})
