import { beforeEach, describe, expect, test } from 'vitest'
import { minutes } from '#server/platform/time.ts'
import { appWithMail } from '../../../../tests/support/mail.ts'
import { testUser } from '../../../../tests/support/test-app.ts'

const setup = appWithMail()
const { server, smtp, sentTo, outbox } = setup
const chosen = 'a long walk by the river'

beforeEach(async () => {
  server.wait(60 * minutes)
  await server.context.db.deleteFrom('account_links').execute()
})

const tokenIn = (text: string) =>
  /https:\/\/poplar\.example\/admin\/link#([\w-]{43})\r?\n/.exec(text)?.[1] ?? 'none'
const ask = (email: string, purpose = 'reset') =>
  setup.post('/auth/links/request', { email, purpose })
const setPassword = (token: string, password = chosen) =>
  setup.post('/auth/links/password', { token, password })
const links = () => server.context.db.selectFrom('account_links').selectAll().execute()
/** The response does not wait for the mail. */
const received = (count: number) => expect.poll(() => smtp.received.length).toBe(count)

describe('whoever forgot the password', () => {
  test('gets a link by mail, and the response says nothing about the account', async () => {
    const known = await ask(` ${testUser.email.toUpperCase()}`)
    const unknown = await ask('nobody@example.org')
    expect(known.json()).toEqual({ success: true, data: { mail: true } })
    expect(unknown.json()).toEqual(known.json())
    expect(unknown.statusCode).toBe(known.statusCode)
    await received(1)
    const { headers, text } = sentTo(testUser.email)
    expect(headers.subject).toBe('Choose a new password')
    expect((await setPassword(tokenIn(text))).statusCode).toBe(200)
    const body = { email: testUser.email, password: chosen }
    expect((await setup.post('/auth/login', body)).statusCode).toBe(200)
    await ask(testUser.email)
    await received(2)
    await setPassword(tokenIn(smtp.received[1]?.text ?? ''), testUser.password)
  })

  test('gets one mail in a quarter of an hour, and the one before works on', async () => {
    await ask(testUser.email)
    await received(1)
    await ask(testUser.email)
    await ask(testUser.email, 'unlock')
    await received(2)
    expect(smtp.received.map(({ headers }) => headers.subject)).toEqual([
      'Choose a new password',
      'Unlock your account',
    ])
    server.wait(15 * minutes)
    await ask(testUser.email)
    await received(3)
    const first = tokenIn(smtp.received[0]?.text ?? '')
    expect((await setup.post('/auth/links/open', { token: first })).statusCode).toBe(200)
  })

  test('gets nothing when the account is deactivated', async () => {
    const { db } = server.context
    await server.signInAs('reader')
    const setActive = (active: 0 | 1) =>
      db.updateTable('users').set({ active }).where('email', '=', testUser.email).execute()
    await setActive(0)
    await ask(testUser.email)
    await ask(testUser.email, 'unlock')
    await ask('reader@example.org')
    await received(1)
    expect(sentTo('reader@example.org').headers.subject).toBe('Choose a new password')
    expect(await links()).toHaveLength(1)
    await setActive(1)
  })
})

describe('an invitation', () => {
  const invite = async (email: string) =>
    setup.app.inject({
      method: 'POST',
      url: '/api/admin/users/invitations',
      body: { username: 'Tom', email, role: 'reader' },
      headers: await server.signIn(),
    })

  test('is sent by mail, and the owner does not see the link', async () => {
    const response = await invite('tom@example.org')
    expect(response.json().data.link).toMatchObject({ address: null })
    await received(1)
    const { headers, text } = sentTo('tom@example.org')
    expect(headers.subject).toBe('Your account in the office')
    expect((await setPassword(tokenIn(text))).statusCode).toBe(200)
  })

  test('has a link that works when it is sent at the second attempt', async () => {
    smtp.state.response = { atRecipient: 451 }
    await invite('ann@example.org')
    await expect.poll(async () => (await outbox())[0]?.failure).toBe('delayed')
    smtp.reset()
    server.wait(2 * minutes)
    await setup.mail.wake()
    expect((await setPassword(tokenIn(sentTo('ann@example.org').text))).statusCode).toBe(200)
  })

  test('is not sent any more once it is accepted or replaced', async () => {
    smtp.state.response = { atRecipient: 451 }
    const { id } = (await invite('sam@example.org')).json().data
    await expect.poll(async () => (await outbox())[0]?.failure).toBe('delayed')
    await server.context.db.deleteFrom('account_links').where('user_id', '=', id).execute()
    smtp.reset()
    server.wait(2 * minutes)
    await setup.mail.wake()
    expect(smtp.received).toEqual([])
    expect(await outbox()).toEqual([])
  })
})
