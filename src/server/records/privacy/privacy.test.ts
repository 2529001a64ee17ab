import { expect, test } from 'vitest'
import { addMails, reserveReceipt } from '#server/messages/mail/outbox.queries.ts'
import { privacyApi, tasha, toCounts } from '../../../../tests/support/privacy.ts'
import { testUser } from '../../../../tests/support/test-app.ts'

const office = privacyApi()
const { server, find, post } = office

test.each(['tasha@example.org', ' TASHA@example.org '])(
  'everything with the email “%s” is found, whatever its case',
  async (email) => {
    const found = await find({ email })
    expect(toCounts(found)).toEqual({ Applications: 1, 'Contact messages': 1 })
    expect(found.kinds.map(({ kept }) => kept)).toEqual(['', ''])
    const [application, message] = found.kinds.map(({ records }) => records[0])
    expect(application).toEqual({
      id: office.application,
      at: '2026-11-15T12:00:00.000Z',
      title: 'Direct Support Professional',
      email: 'tasha@example.org',
      phone: '(615) 555-0177',
      details: expect.arrayContaining([
        { label: 'Name', text: 'Zebulon Greene' },
        { label: 'Status', text: 'Pending' },
      ]),
      history: [
        {
          at: '2026-11-15T12:00:00.000Z',
          text: 'Zebulon Greene applied for Direct Support Professional',
        },
      ],
      documents: [
        { id: expect.any(String), name: 'Tasha Greene.pdf', size: expect.any(Number) },
        { id: expect.any(String), name: 'passport.png', size: expect.any(Number) },
      ],
    })
    expect(message?.details).toContainEqual({ label: 'Message', text: 'My telling words' })
  },
)

test.each(['6155550177', '+1 615-555-0177', '1 (615) 555 0177', '615\u00a0555\t0177'])(
  'the phone %s is found however it is written',
  async (phone) => {
    expect(toCounts(await find({ phone }))).toEqual({ Applications: 1 })
  },
)

test('a phone that was typed with unusual spaces is found', async () => {
  await office.write({ email: '', phone: '615\u00a0555\t0190' }, 'Call me')
  expect(toCounts(await find({ phone: '(615) 555-0190' }))).toEqual({ 'Contact messages': 1 })
})

test('a number of another country, or half of a number, is a different number', async () => {
  await office.write({ email: '', phone: '+44 20 7946 0958' }, 'From London')
  expect(toCounts(await find({ phone: '+442079460958' }))).toEqual({ 'Contact messages': 1 })
  expect(toCounts(await find({ phone: '5550177' }))).toEqual({})
  expect(toCounts(await find({ email: 'asha@example.org' }))).toEqual({})
})

test('a missing email or phone finds no record without one', async () => {
  await office.write({ email: '', phone: '' }, 'No address')
  expect(toCounts(await find({ phone: '(615) 555-0100' }))).toEqual({})
  expect(toCounts(await find({ email: 'nobody@example.org' }))).toEqual({})
})

test('without an email and a phone the search is refused', async () => {
  const response = await post('/find', { email: ' ', phone: '' })
  expect(response.statusCode).toBe(400)
  expect(response.json().fields).toEqual({ email: 'Please enter an email or a phone number' })
})

test('the phone of a record leads to more records, and is searched only on request', async () => {
  await office.write({ email: 'other@example.org', phone: '615 555 0177' }, 'Also me')
  const byEmail = await find({ email: tasha.email })
  expect(byEmail.related).toEqual([{ by: 'phone', value: '(615) 555-0177', more: 1 }])
  const byBoth = await find(tasha)
  expect(toCounts(byBoth)).toEqual({ Applications: 1, 'Contact messages': 2 })
  expect(byBoth.related).toEqual([])
  const byPhone = await find({ phone: tasha.phone })
  expect(byPhone.related).toEqual([{ by: 'email', value: 'tasha@example.org', more: 1 }])
})

test('mail to the person is found', async () => {
  const about = { position: '', application_id: null, message_id: office.message }
  const mail = { ...about, kind: 'message-receipt' as const, recipient: 'Tasha@Example.org' }
  await addMails(server.context.db, [mail], server.clock.at)
  await reserveReceipt(server.context.db, 'tasha@example.org', server.clock.at)
  const found = await find(tasha)
  expect(toCounts(found)).toMatchObject({
    'Mails that wait to be sent': 1,
    'Receipts sent by mail': 1,
  })
  expect(found.kinds.slice(2).map(({ records }) => records[0])).toMatchObject([
    {
      title: 'Receipt for a message',
      email: 'Tasha@Example.org',
      details: [{ label: 'To', text: 'Tasha@Example.org' }],
    },
    {
      title: 'Receipt',
      details: [
        { label: 'To', text: 'tasha@example.org (stored only as a hash, and for one day)' },
      ],
    },
  ])
  expect(toCounts(await find({ phone: '(615) 555-0199' }))).toEqual({})
})

test('an administrator is found with their sessions, and is not erased here', async () => {
  const { kinds, auditLines } = await find({ email: testUser.email })
  expect(kinds).toMatchObject([{ label: 'Administrator accounts', records: [{ title: 'maria' }] }])
  expect(kinds[0]?.kept).toContain('Deactivate it under Administrators.')
  expect(kinds[0]?.records[0]?.history[0]?.text).toMatch(/^Signed in, 127\.0\.0\.1/)
  expect(auditLines).toBeGreaterThan(0)
  expect((await post('/erase', { email: testUser.email })).statusCode).toBe(404)
  expect((await find({ email: testUser.email })).kinds).toHaveLength(1)
})

test('each record that is shown is in the audit log by its id, without any name', async () => {
  let auditLines = 0
  const lines = await office.auditedBy(async () => {
    auditLines = (await find({ email: tasha.email })).auditLines
  })
  expect(lines).toEqual([
    { action: 'opened', object_kind: 'application', object_id: office.application },
    { action: 'opened', object_kind: 'contact message', object_id: office.message },
  ])
  expect(auditLines).toBe(2)
  expect(await office.auditedBy(() => find({ email: 'nobody@example.org' }))).toEqual([])
})
