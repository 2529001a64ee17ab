import { expect, test } from 'vitest'
import { days } from '#server/platform/time.ts'
import { formBody } from '../../../../tests/support/multipart.ts'
import { officeApi } from '../../../../tests/support/office-api.ts'
import { referralFields } from '../../../../tests/support/referrals.ts'
import { deleteOldReferrals } from './referrals.feature.ts'

const office = officeApi('referrals', 'referral_rules', 'idempotency_keys', 'privacy_holds')
const { server, send } = office

async function refer(email: string, stage: string) {
  const body = await formBody({ ...referralFields(), email })
  await server.app.inject({ method: 'POST', url: '/api/referrals/submit', ...body })
  const [{ id }] = (await send('GET', `/api/referrals?search=${email}`)).json().data
  await send('PATCH', `/api/referrals/${id}/stage`, { stage, reason: 'No room' })
  return id as string
}

const left = async () => {
  const rows = await server.context.db
    .selectFrom('referrals')
    .select('email')
    .orderBy('email')
    .execute()
  return rows.map(({ email }) => email)
}

const keep = (deleteAfterMonths: number) =>
  send('PUT', '/api/admin/referral-rules', { deleteAfterMonths })

const deleteOld = () => deleteOldReferrals(server.context, server.clock.at)
const nothing = { deleted: 0, marked: 0 }

test('nothing is deleted until an owner has set a time', async () => {
  expect((await send('GET', '/api/admin/referral-rules')).json().data).toEqual({
    deleteAfterMonths: 0,
  })
  await refer('a@example.org', 'declined')
  server.wait(4000 * days)
  expect(await deleteOld()).toEqual(nothing)
  expect(await left()).toEqual(['a@example.org'])
})

test('closed referrals are deleted after that time, with their files, and others stay', async () => {
  expect((await keep(6)).json().data).toEqual({ deleteAfterMonths: 6 })
  await refer('closed@example.org', 'declined')
  await refer('open@example.org', 'waiting')
  const late = await refer('late@example.org', 'started')
  const files = (await server.context.documents.list()).length
  await server.context.db
    .updateTable('referrals')
    .set({ closed_at: '2026-11-17T12:00:00.000Z' })
    .where('id', '=', late)
    .execute()
  // A day before and a day after the six months of the first, which was closed on November 15.
  server.clock.at = new Date('2027-05-14T12:00:00Z')
  expect(await deleteOld()).toEqual(nothing)
  // What is marked in the first moment of a day in Central Time is not deleted in the last one of that day.
  server.clock.at = new Date('2027-05-16T05:00:00Z')
  expect(await deleteOld()).toEqual({ deleted: 0, marked: 1 })
  server.clock.at = new Date('2027-05-17T04:59:59Z')
  expect(await deleteOld()).toEqual(nothing)
  server.clock.at = new Date('2027-05-17T12:00:00Z')
  expect(await deleteOld()).toEqual({ deleted: 1, marked: 0 })
  expect(await left()).toEqual(['late@example.org', 'open@example.org'])
  expect((await server.context.documents.list()).length).toBe(files - 2)
})

test('the receipt and the log count what was deleted, and name nobody', async () => {
  await keep(6)
  const id = await refer('closed@example.org', 'declined')
  server.wait(200 * days)
  await deleteOld()
  server.wait(1 * days)
  await deleteOld()
  const receipts = await server.context.db.selectFrom('erasure_receipts').selectAll().execute()
  expect(JSON.parse(receipts.at(-1)?.erased ?? '')).toEqual([
    { label: 'Referrals', count: 1 },
    { label: 'Documents', count: 2 },
  ])
  expect(JSON.stringify(receipts)).not.toContain('Leon')
  const lines = await server.context.db
    .selectFrom('audit_log')
    .select(['action', 'object_kind', 'actor_id'])
    .where('object_id', '=', id)
    .orderBy('id', 'desc')
    .execute()
  expect(lines[0]).toEqual({
    action: 'deleted-after-set-time',
    object_kind: 'referral',
    actor_id: null,
  })
})

test('a hold keeps a referral', async () => {
  await keep(6)
  await refer('held@example.org', 'declined')
  await send('POST', '/api/admin/privacy/holds', {
    email: 'held@example.org',
    reason: 'A question',
  })
  server.wait(200 * days)
  expect(await deleteOld()).toEqual(nothing)
  expect(await left()).toEqual(['held@example.org'])
})
