import { beforeEach, describe, expect, test } from 'vitest'
import { lastMailSent } from '#server/messages/mail/outbox.queries.ts'
import { newId } from '#server/platform/db/portable.ts'
import { minutes } from '#server/platform/time.ts'
import { appWithMail } from '../../../../tests/support/mail.ts'
import { addText } from '../disclosure/disclosure.queries.ts'

const setup = appWithMail()
const { server, smtp, sentTo, apply } = setup
const applicant = 'zq@example.net'
let staff: { authorization: string }

beforeEach(async () => {
  await server.context.db.deleteFrom('applications').execute()
  staff = await server.signIn()
})

const tokenIn = (text: string) =>
  /https:\/\/poplar\.example\/application\/([\w-]{43})\r?\n/.exec(text)?.[1] ?? 'none'
const withdraw = (token: string) =>
  setup.app.inject({ method: 'POST', url: `/api/private-links/${token}/withdraw` })
const links = () => server.context.db.selectFrom('private_links').selectAll().execute()
const request = (method: 'POST' | 'DELETE', url: string, body?: object) =>
  setup.app.inject({ method, url: `/api/careers/${url}`, headers: staff, ...(body && { body }) })

describe('the receipt for an application', () => {
  test('has a private link, which is stored only as a hash', async () => {
    await apply()
    await setup.mail.wake()
    const token = tokenIn(sentTo(applicant).text)
    expect(await links()).toMatchObject([{ created_by: null, revoked_at: null }])
    expect(JSON.stringify(await links())).not.toContain(token)
    expect((await withdraw(token)).statusCode).toBe(200)
  })

  test('is promised to the applicant', async () => {
    const { send } = await apply({}, newId())
    expect((await send()).json().data).toMatchObject({ mailed: true })
  })

  test('has a link that works when it is sent at the second attempt', async () => {
    smtp.state.response = { atRecipient: 451 }
    await apply()
    await setup.mail.wake()
    expect(smtp.received).toEqual([])
    smtp.reset()
    server.wait(2 * minutes)
    await setup.mail.wake()
    expect(await links()).toHaveLength(1)
    expect((await withdraw(tokenIn(sentTo(applicant).text))).statusCode).toBe(200)
  })
})

describe('a link that staff send', () => {
  test('is a mail to the applicant, and in the history', async () => {
    const { id } = await apply()
    await setup.mail.wake()
    smtp.reset()
    const response = await request('POST', `${id}/private-links`, { way: 'mail' })
    expect(response.statusCode).toBe(201)
    expect(response.json().data.address).toBeNull()
    await setup.mail.wake()
    const { headers, text } = sentTo(applicant)
    expect(headers.subject).toBe('Your private link')
    expect(text).toContain('Night Owl Support')
    const opened = await setup.app.inject({ url: `/api/careers/${id}`, headers: staff })
    expect(opened.json().data.privateLinks).toHaveLength(2)
    expect(opened.body).toContain('sent a private link')
    expect((await withdraw(tokenIn(text))).statusCode).toBe(200)
  })

  test('is not a mail when they copy its address instead', async () => {
    const { id } = await apply()
    await setup.mail.wake()
    smtp.reset()
    const { data } = (await request('POST', `${id}/private-links`, { way: 'copy' })).json()
    expect(data.address).toMatch(/\/application\/[\w-]{43}$/)
    expect(await setup.mail.sendDue()).toBe(0)
    expect(smtp.received).toEqual([])
  })

  test('can be to the disclosure, which its own mail names', async () => {
    const { id } = await apply()
    await setup.mail.wake()
    smtp.reset()
    const { db, now } = server.context
    await db.updateTable('applications').set({ status: 'hired' }).where('id', '=', id).execute()
    await addText(db, { text: 'We check.' }, { edited: undefined, now: now(), by: 'maria' })
    await request('POST', `${id}/private-links`, { way: 'mail', purpose: 'disclosure' })
    await setup.mail.wake()
    const { headers, text } = sentTo(applicant)
    expect(headers.subject).toBe('Please read this before your background check')
    const [, token] = /https:\/\/poplar\.example\/disclosure\/([\w-]{43})/.exec(text) ?? []
    const acknowledged = await setup.app.inject({
      method: 'POST',
      url: `/api/private-links/${token}/acknowledge`,
      body: { name: 'Zoe', agreed: 'on', version: 1 },
    })
    expect(acknowledged.statusCode).toBe(200)
  })

  test('is not sent when it was revoked while the mail waits', async () => {
    const { id } = await apply()
    await setup.mail.wake()
    smtp.reset()
    smtp.state.response = { atRecipient: 451 }
    const { data } = (await request('POST', `${id}/private-links`, { way: 'mail' })).json()
    await setup.mail.wake()
    await request('DELETE', `${id}/private-links/${data.id}`)
    smtp.reset()
    const lastSent = await lastMailSent(server.context.db)
    server.wait(2 * minutes)
    expect(await setup.mail.sendDue()).toBe(0)
    expect(smtp.received).toEqual([])
    expect(await setup.outbox()).toEqual([])
    expect(await lastMailSent(server.context.db)).toEqual(lastSent)
  })
})
