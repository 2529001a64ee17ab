import { describe, expect, test } from 'vitest'
import { firstDayItems, firstQuestions, firstReasons } from '#content/hiring.ts'
import { retentionMessages } from '#contract/hiring/application-handling.ts'
import { conflictMessage } from '#contract/platform/common.ts'
import { recordHistories, versionsUrl } from '../../../../tests/support/record-histories.ts'

const records = recordHistories()
const { server, send, history } = records

type Case = { url: string; first: object; saved: object[]; access: 'edit applicants' | 'owner' }

const settings: Record<string, Case> = {
  'interview questions': {
    url: '/careers/interview-questions',
    first: { questions: firstQuestions },
    saved: [{ questions: ['Why us?'] }, { questions: ['Why us?', 'When?'] }],
    access: 'edit applicants',
  },
  reasons: {
    url: '/careers/reasons',
    first: { reasons: firstReasons },
    saved: [{ reasons: ['Too far'] }, { reasons: ['Pay'] }],
    access: 'edit applicants',
  },
  'first-day list': {
    url: '/careers/first-day',
    first: { items: firstDayItems },
    saved: [{ items: ['CPR'] }, { items: ['CPR', 'Keys'] }],
    access: 'edit applicants',
  },
  'hiring rules': {
    url: '/careers/waiting-days',
    first: { waitingDays: 5 },
    saved: [{ waitingDays: 7 }, { waitingDays: 9 }],
    access: 'owner',
  },
  'application retention': {
    url: '/admin/application-retention',
    first: { keepYears: 1, deletesByItself: false },
    saved: [
      { keepYears: 2, deletesByItself: false },
      { keepYears: 2, deletesByItself: true },
    ],
    access: 'owner',
  },
  'referral retention': {
    url: '/admin/referral-rules',
    first: { deleteAfterMonths: 0 },
    saved: [{ deleteAfterMonths: 12 }, { deleteAfterMonths: 24 }],
    access: 'owner',
  },
}

const restore = async (id: string, number: number, updatedAt: string) =>
  send(records.tom, 'POST', versionsUrl('setting', { id }, `/${number}`), { updatedAt })

describe.each(Object.entries(settings))('%s', (id, { url, first, saved, access }) => {
  test('has its versions from the beginning, and each can be restored', async () => {
    expect(await history('setting', { id })).toEqual({ versions: [] })
    for (const body of saved) {
      expect((await send(records.maria, 'PUT', url, body)).statusCode).toBe(200)
    }
    const { current, versions } = await history('setting', { id })
    expect(current).toMatchObject({ savedBy: 'maria', record: saved[1] })
    expect(versions).toMatchObject([
      { number: 2, savedBy: 'maria', record: saved[0] },
      { number: 1, savedBy: '', savedAt: '', record: first },
    ])

    expect((await restore(id, 1, current?.savedAt ?? '')).statusCode).toBe(200)
    expect((await send(records.maria, 'GET', url)).json().data).toMatchObject(first)
    const late = await restore(id, 2, current?.savedAt ?? '')
    expect(late.statusCode).toBe(409)
    expect(late.json().message).toBe(conflictMessage)
    expect((await history('setting', { id })).versions[0]?.record).toMatchObject(saved[1] ?? {})

    const log = await send(records.maria, 'GET', '/admin/audit?kind=setting')
    expect(log.json().data[0]).toMatchObject({ action: 'restored-version', objectId: id })
    expect(log.json().data[0].name).not.toBe('(deleted)')
  })

  test('is shown only to who may change it', async () => {
    const allowed = access === 'owner' ? [] : ['hiring']
    for (const role of ['hiring', 'editor', 'reader'] as const) {
      const { headers } = await server.signInAs(role)
      const { statusCode } = await send(headers, 'GET', versionsUrl('setting', { id }))
      expect([role, statusCode]).toEqual([role, allowed.includes(role) ? 200 : 403])
    }
  })
})

test('a version does not let the server delete applications by itself', async () => {
  const id = 'application retention'
  await send(records.maria, 'PUT', '/admin/application-retention', {
    keepYears: 2,
    deletesByItself: true,
  })
  const last = { keepYears: 1, deletesByItself: false }
  await send(records.maria, 'PUT', '/admin/application-retention', last)
  const { current, versions } = await history('setting', { id })
  const response = await restore(id, versions[0]?.number ?? 0, current?.savedAt ?? '')
  expect(response.json().data.note).toBe(retentionMessages.stillOff)
  const now = (await send(records.maria, 'GET', '/admin/application-retention')).json().data
  expect(now).toMatchObject({ keepYears: 2, deletesByItself: false })
})

test('no setting has another name', async () => {
  const url = versionsUrl('setting', { id: 'passwords' })
  expect((await send(records.maria, 'GET', url)).statusCode).toBe(404)
})
