import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { applicationQuery } from '#web/office/hiring/applications/applications-queries.ts'
import { messageQuery } from '#web/office/messages/contact/contact-queries.ts'
import { newsQuery } from '#web/office/records/news/news-queries.ts'
import { referralQuery } from '#web/office/referrals/referrals/referrals-queries.ts'
import { aMessage } from '../../../../../tests/support/messages.ts'
import {
  anOpenedApplication,
  signIn,
  success,
  validSession,
} from '../../../../../tests/support/office.ts'
import { anOpenedReferral } from '../../../../../tests/support/office-referrals.ts'
import { respond } from '../../../../../tests/support/render.tsx'

beforeEach(signIn)

const client = new QueryClient()
afterEach(() => client.clear())

const aMessageWithHistory = { ...aMessage(1), canMail: true, timeline: [] }

test.each([
  ['careers', anOpenedApplication(), () => new QueryObserver(client, applicationQuery('1'))],
  ['contact', aMessageWithHistory, () => new QueryObserver(client, messageQuery('1'))],
  ['referrals', anOpenedReferral(1), () => new QueryObserver(client, referralQuery('1'))],
])('each opening of a record of /%s is recorded, and no reload', async (path, record, observe) => {
  const isRefresh: boolean[] = []
  respond({
    ...validSession,
    [`GET /${path}/1`]: (init) => {
      isRefresh.push(new Headers(init?.headers).has('x-refresh'))
      return success(record)
    },
  })
  const open = async () => {
    const observer = observe()
    const close = observer.subscribe(() => {})
    await expect.poll(() => observer.getCurrentResult().status).toBe('success')
    return { observer, close }
  }
  const { observer, close } = await open()
  await observer.refetch()
  close()
  await expect.poll(() => client.getQueryCache().getAll()).toEqual([])
  await open()
  expect(isRefresh).toEqual([false, true, false])
})

test('what happened to a record is asked for again when it is opened, because it is no longer news', async () => {
  let asked = 0
  respond({
    ...validSession,
    'GET /careers/1': success(anOpenedApplication()),
    'GET /admin/news': () => {
      asked += 1
      return success([])
    },
  })
  const forget = new QueryObserver(client, newsQuery).subscribe(() => {})
  await expect.poll(() => asked).toBe(1)
  const close = new QueryObserver(client, applicationQuery('1')).subscribe(() => {})
  await expect.poll(() => asked).toBe(2)
  close()
  forget()
})
