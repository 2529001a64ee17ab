import { expect, test, vi } from 'vitest'
import { readCounts } from '#server/hiring/applications/application-list.queries.ts'
import { messageData } from '#server/messages/contact/contact.feature.ts'
import { deleteMessage } from '#server/messages/contact/contact.queries.ts'
import { addMails, reserveReceipt } from '#server/messages/mail/outbox.queries.ts'
import { privacyApi, tasha, toCounts } from '../../../../tests/support/privacy.ts'
import { makeClaim, takeClaim } from '../documents/documents.queries.ts'

const office = privacyApi()
const { server, find, post, send } = office

const receipts = async () => (await send('GET', '/api/admin/privacy/receipts')).json().data

test('erases rows, documents and mail, keeps the rest, and counts what was erased in a receipt', async () => {
  const { db, documents } = server.context
  const about = { position: '', application_id: office.application, message_id: null }
  const recipients = [tasha.email, 'office@example.org']
  const mails = recipients.map((recipient) => ({
    ...about,
    kind: 'application-receipt' as const,
    recipient,
  }))
  await addMails(db, mails, server.clock.at)
  await reserveReceipt(db, tasha.email, server.clock.at)
  await takeClaim(db, makeClaim('key', 'hash'), office.application, server.clock.at)

  const response = await post('/erase', tasha)
  expect(response.statusCode).toBe(200)
  const receipt = response.json().data
  expect(receipt).toEqual({
    id: expect.any(String),
    at: server.clock.at.toISOString(),
    by: 'maria',
    erased: [
      { label: 'Applications', count: 1 },
      { label: 'Contact messages', count: 1 },
      { label: 'Mails that wait to be sent', count: 1 },
      { label: 'Receipts sent by mail', count: 1 },
      { label: 'Documents', count: 2 },
    ],
  })
  expect((await receipts())[0]).toEqual(receipt)

  expect((await find(tasha)).kinds).toEqual([])
  expect(toCounts(await find({ email: 'sam@example.org' }))).toEqual({ 'Contact messages': 1 })
  for (const table of [
    'application_files',
    'application_status_history',
    'idempotency_keys',
    'mail_outbox',
    'removed_files',
  ] as const) {
    expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([])
  }
  expect(await documents.list()).toEqual([])
  expect((await readCounts(db)).pending).toBe(0)
})

test('each deleted record and the receipt are in the audit log by their ids', async () => {
  const lines = await office.auditedBy(() => post('/erase', tasha))
  expect(lines).toEqual([
    { action: 'deleted', object_kind: 'application', object_id: office.application },
    { action: 'deleted', object_kind: 'contact message', object_id: office.message },
    { action: 'erased', object_kind: 'personal data', object_id: (await receipts())[0].id },
  ])
})

test('no receipt and no line of the audit log says whose data it was', async () => {
  await post('/find', tasha)
  await post('/export', tasha)
  expect((await post('/erase', tasha)).statusCode).toBe(200)
  const { db } = server.context
  const kept = JSON.stringify([
    await db.selectFrom('erasure_receipts').selectAll().execute(),
    await db.selectFrom('audit_log').selectAll().execute(),
  ])
  for (const personal of ['tasha', 'Zebulon', 'Greene', 'Quillfeather', '555-0177', '5550177']) {
    expect(kept).not.toContain(personal)
  }
})

test('what arrived after the search is erased and counted too', async () => {
  expect(toCounts(await find(tasha))).toMatchObject({ 'Contact messages': 1 })
  await office.write(tasha, 'One more')
  const { erased } = (await post('/erase', tasha)).json().data
  expect(erased).toContainEqual({ label: 'Contact messages', count: 2 })
})

test('what someone else deletes meanwhile is neither counted nor logged', async () => {
  const { find } = messageData
  vi.spyOn(messageData, 'find').mockImplementationOnce(async (db, person) => {
    const found = await find(db, person)
    await deleteMessage(db, office.message)
    return found
  })
  const lines = await office.auditedBy(async () => {
    const { erased } = (await post('/erase', tasha)).json().data
    expect(erased).toEqual([
      { label: 'Applications', count: 1 },
      { label: 'Documents', count: 2 },
    ])
  })
  expect(lines.map(({ object_kind }) => object_kind)).toEqual(['application', 'personal data'])
})

test('of two people who erase at the same time, one gets a receipt', async () => {
  const before = (await receipts()).length
  const responses = await Promise.all([post('/erase', tasha), post('/erase', tasha)])
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404])
  expect(await receipts()).toHaveLength(before + 1)
  const again = await post('/erase', tasha)
  expect(again.json()).toMatchObject({ message: 'Data of this person was not found.' })
})

test('a receipt cannot be changed or deleted', async () => {
  await post('/erase', tasha)
  const { db } = server.context
  await expect(db.deleteFrom('erasure_receipts').execute()).rejects.toThrow('append-only')
  const change = db.updateTable('erasure_receipts').set({ erased: '[]' }).execute()
  await expect(change).rejects.toThrow('append-only')
})
