import { expect, test } from 'vitest'
import { privacyApi, tasha, toCounts } from '../../../../tests/support/privacy.ts'
import { commandLine } from '../audit/audit.queries.ts'
import { type DeletedKind, deleteRecords } from './delete-records.ts'
import { heldBecause } from './privacy.queries.ts'

const office = privacyApi()
const { server, find, post, send } = office

const stopped = 'A hold stops this. Do not erase: The state asked for it'

async function hold(person: object) {
  const response = await post('/holds', { ...person, reason: 'The state asked for it' })
  expect(response.statusCode).toBe(201)
  return response.json().data
}

test('a hold stops erasing until it is released', async () => {
  const { id } = await hold({ email: 'TASHA@example.org' })
  const { holds } = await find(tasha)
  expect(holds).toEqual([
    {
      id,
      email: 'TASHA@example.org',
      phone: '',
      reason: 'The state asked for it',
      by: 'maria',
      at: server.clock.at.toISOString(),
    },
  ])
  expect((await send('GET', '/api/admin/privacy/holds')).json().data).toEqual(holds)
  const refused = await post('/erase', tasha)
  expect(refused.statusCode).toBe(409)
  expect(refused.json().message).toBe(stopped)
  expect(toCounts(await find(tasha))).toEqual({ Applications: 1, 'Contact messages': 1 })

  const release = `/api/admin/privacy/holds/${id}`
  expect((await send('DELETE', release)).statusCode).toBe(200)
  expect((await send('DELETE', release)).statusCode).toBe(404)
  expect((await post('/erase', tasha)).statusCode).toBe(200)
})

test('putting and releasing a hold is in the audit log by its id', async () => {
  let id = ''
  const lines = await office.auditedBy(async () => {
    id = (await hold(tasha)).id
    await send('DELETE', `/api/admin/privacy/holds/${id}`)
  })
  expect(lines).toEqual([
    { action: 'put-on-hold', object_kind: 'personal data', object_id: id },
    { action: 'released-from-hold', object_kind: 'personal data', object_id: id },
  ])
})

test('a hold on the phone in a record also stops erasing by email', async () => {
  await hold({ phone: '+1 615 555 0177' })
  expect((await post('/erase', { email: tasha.email })).statusCode).toBe(409)
  expect((await find({ email: tasha.email })).holds).toHaveLength(1)
})

test('neither the application nor the message can be deleted on its own screen', async () => {
  await hold({ email: tasha.email })
  for (const url of [`/api/careers/${office.application}`, `/api/contact/${office.message}`]) {
    const response = await send('DELETE', url)
    expect(response.statusCode).toBe(409)
    expect(response.json().message).toBe(stopped)
  }
  expect(toCounts(await find(tasha))).toEqual({ Applications: 1, 'Contact messages': 1 })
})

test('a hold is only on its own person', async () => {
  const { db } = server.context
  await hold({ email: 'sam@example.org' })
  expect(await heldBecause(db, tasha)).toBeUndefined()
  expect(await heldBecause(db, { email: '', phone: '' })).toBeUndefined()
  const message = await office.write({ email: '', phone: '' }, 'No address')
  expect((await send('DELETE', `/api/contact/${message}`)).statusCode).toBe(200)
  expect((await post('/erase', tasha)).statusCode).toBe(200)
})

test('a hold needs a person and a reason', async () => {
  const response = await post('/holds', { email: '', phone: '', reason: ' ' })
  expect(response.statusCode).toBe(400)
  expect(response.json().fields).toMatchObject({ reason: 'Reason is required' })
})

test('what is deleted together leaves out what is on hold', async () => {
  const { db, now, auditKeys } = server.context
  await hold({ email: tasha.email })
  const free = await office.write({ email: '', phone: '' }, 'No address')
  const kind: DeletedKind = {
    label: 'Contact messages',
    objectKind: 'contact message',
    table: 'contact_messages',
    remove: async () => [],
  }
  const by = {
    caller: commandLine(auditKeys),
    action: 'deleted-after-set-time',
    now: now(),
  } as const
  const { deleted } = await deleteRecords(db, kind, [office.message, free], by)
  expect(deleted).toEqual([free])
})
