import { beforeEach, expect, test } from 'vitest'
import type { OpenedReferral } from '#contract/referrals/referrals.ts'
import { seconds } from '#server/platform/time.ts'
import { appWithMail } from '../../../../tests/support/mail.ts'
import { formBody } from '../../../../tests/support/multipart.ts'
import { referralFields } from '../../../../tests/support/referrals.ts'

const setup = appWithMail()
const { server, smtp, sentTo } = setup
const sender = 'zq@example.net'
const words = { subject: 'Your referral', text: 'Look here: {link}' }
let staff: { authorization: string }
let id = ''

beforeEach(async () => {
  await server.context.db.deleteFrom('idempotency_keys').execute()
  await server.context.db.deleteFrom('referrals').execute()
  staff = await server.signIn()
  const body = await formBody({ ...referralFields(), email: sender, language: 'es' })
  await setup.app.inject({ method: 'POST', url: '/api/referrals/submit', ...body })
  id = (await request('GET', '')).json().data[0].id
  await setup.mail.wake()
  smtp.reset()
})

const request = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  setup.app.inject({ method, url: `/api/referrals${path}`, headers: staff, ...(body && { body }) })
const write = (body: object = {}) =>
  request('POST', `/${id}/replies`, { ...words, way: 'mail', ...body })
const opened = async (): Promise<OpenedReferral> => (await request('GET', `/${id}`)).json().data
const replies = async () => (await opened()).timeline.filter(({ kind }) => kind === 'reply')

test('staff write to the sender, with a private link in the language of the referral', async () => {
  const response = await write()
  expect(response.statusCode).toBe(201)
  expect(await replies()).toMatchObject([{ ...words, by: 'maria', delivery: 'waiting' }])
  server.wait(30 * seconds)
  await setup.mail.wake()
  const { headers, text } = sentTo(sender)
  expect(headers.subject).toBe('Your referral')
  expect(text).toMatch(/Look here: https:\/\/poplar\.example\/es\/referral\/status\/[\w-]{43}/)
  expect(await replies()).toMatchObject([{ ...words, delivery: 'sent' }])
})

test('a message can be taken back until it is sent, and is deleted with the referral', async () => {
  const { data } = (await write()).json()
  expect((await request('DELETE', `/${id}/replies/${data.id}`)).statusCode).toBe(200)
  expect(await replies()).toEqual([])
  await write()
  expect((await request('DELETE', `/${id}`)).statusCode).toBe(200)
  expect(await server.context.db.selectFrom('replies').select('id').execute()).toEqual([])
  expect(await setup.outbox()).toEqual([])
})

test('the second of two people who write sees that the first one did', async () => {
  const { updatedAt } = await opened()
  server.wait(1000)
  await write({ updatedAt, way: 'mail program', text: 'First' })
  server.wait(1000)
  expect((await write({ updatedAt, text: 'Second' })).statusCode).toBe(409)
  expect(await replies()).toMatchObject([{ text: 'First' }])
})
