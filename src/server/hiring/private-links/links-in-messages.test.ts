import { beforeEach, expect, test } from 'vitest'
import { replyMessages } from '#contract/records/timeline.ts'
import { seconds } from '#server/platform/time.ts'
import { appWithMail } from '../../../../tests/support/mail.ts'

const setup = appWithMail()
const { server, smtp, sentTo, apply } = setup
const applicant = 'zq@example.net'
const words = { subject: 'Hello', text: 'See {link} for more.\nAgain: {link}' }
let staff: { authorization: string }
let id = ''

beforeEach(async () => {
  await server.context.db.deleteFrom('applications').execute()
  staff = await server.signIn()
  id = (await apply()).id
  await setup.mail.wake()
  smtp.reset()
})

const request = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object) =>
  setup.app.inject({ method, url: `/api/careers/${url}`, headers: staff, ...(body && { body }) })
const write = (way = 'mail') => request('POST', `${id}/replies`, { ...words, way })
const links = async () => (await request('GET', id)).json().data.privateLinks

async function whenDue() {
  server.wait(30 * seconds)
  await setup.mail.wake()
  return [...sentTo(applicant).text.matchAll(/https:\/\/poplar\.example(\S*)/g)].map(
    ([, path = '']) => path,
  )
}

test('a message has the private link when it is sent, and the office never sees it', async () => {
  expect((await write()).json().data).toMatchObject({ text: words.text, delivery: 'waiting' })
  const [path = '', again] = await whenDue()
  expect(path).toMatch(/^\/application\/[\w-]{43}$/)
  expect(again).toBe(path)
  const token = path.split('/').at(-1) ?? ''
  const opened = await request('GET', id)
  expect(opened.body).toContain('See {link} for more.')
  expect(opened.body).not.toContain(token)
  expect(await links()).toHaveLength(2)
  const withdrawn = await setup.app.inject({
    method: 'POST',
    url: `/api/private-links/${token}/withdraw`,
  })
  expect(withdrawn.statusCode).toBe(200)
})

test('a message to several has a link for each', async () => {
  const change = { applications: [{ id }], message: { ...words, text: 'Hi {name}: {link}' } }
  const { data } = (await request('PATCH', 'bulk', change)).json()
  expect(data.problems).toEqual([])
  expect((await whenDue())[0]).toMatch(/^\/application\//)
})

test('a message that is taken back leaves no link', async () => {
  const { data } = (await write()).json()
  expect(await links()).toHaveLength(2)
  expect((await request('DELETE', `${id}/replies/${data.id}`)).statusCode).toBe(200)
  expect(await links()).toHaveLength(1)
})

test('a link that was revoked before it was sent is not in the mail', async () => {
  await write()
  const [, link] = await links()
  await request('DELETE', `${id}/private-links/${link.id}`)
  expect(await whenDue()).toEqual(['', ''])
})

test('a mail program gets no link, and a subject has none', async () => {
  const response = await write('mail program')
  expect(response.statusCode).toBe(400)
  expect(response.json().message).toBe(replyMessages.linkByMailOnly)
  const message = { subject: 'Your {link}', text: 'Hello' }
  const change = { applications: [{ id }], message }
  expect((await request('PATCH', 'bulk', change)).json().fields).toEqual({
    'message.subject': '{link} can be in the text only',
  })
})
