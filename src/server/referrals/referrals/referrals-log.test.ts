import { expect, test } from 'vitest'
import type { AuditLine } from '#contract/records/audit.ts'
import { formBody } from '../../../../tests/support/multipart.ts'
import { officeApi } from '../../../../tests/support/office-api.ts'
import { referralFields } from '../../../../tests/support/referrals.ts'

const office = officeApi('referrals', 'idempotency_keys')
const { server, send } = office

async function refer(): Promise<string> {
  const body = await formBody(referralFields())
  await server.app.inject({ method: 'POST', url: '/api/referrals/submit', ...body })
  return (await send('GET', '/api/referrals')).json().data[0].id
}

/** What the audit log has about a referral, oldest first. */
async function linesAbout(id: string) {
  const { data } = (await send('GET', '/api/admin/audit?kind=referral')).json()
  return data
    .filter(({ objectId }: { objectId: string }) => objectId === id)
    .map(({ action, details }: AuditLine) => [action, ...details].join(':'))
    .reverse()
}

test('the audit log says what was done with a referral', async () => {
  const id = await refer()
  const change = (what: string, body: object) => send('PATCH', `/api/referrals/${id}/${what}`, body)
  await send('PATCH', '/api/referrals/read', { ids: [id], read: true })
  await send('PATCH', '/api/referrals/read', { ids: [id], read: false })
  await change('stage', { stage: 'visit planned' })
  await change('owner', { ownerId: null })
  await change('next-step', { nextStep: { text: 'Call back', on: '2026-11-20' } })
  await send('DELETE', `/api/referrals/${id}`)
  expect(await linesAbout(id)).toEqual([
    'referred',
    'marked-as-read',
    'marked-as-unread',
    'changed-status:received:visit planned',
    'released',
    'planned-next-step',
    'deleted',
  ])
})

test('a stage that a referral already has changes nothing', async () => {
  const id = await refer()
  const set = () => send('PATCH', `/api/referrals/${id}/stage`, { stage: 'contacted' })
  const first = (await set()).json().data
  server.wait(1000)
  expect((await set()).json().data).toEqual(first)
  expect(await linesAbout(id)).toEqual(['referred', 'changed-status:received:contacted'])
})
