import { beforeEach, expect, test } from 'vitest'
import { addAcknowledgement, addText } from '#server/hiring/disclosure/disclosure.queries.ts'
import { createMessage } from '#server/messages/contact/contact.queries.ts'
import { addReply } from '#server/messages/replies/replies.queries.ts'
import { hours, minutes } from '#server/platform/time.ts'
import { scheduledTasks } from '#server/program.ts'
import { audit, commandLine } from '#server/records/audit/audit.queries.ts'
import { auditKeys } from '#server/records/audit/chain.queries.ts'
import { makeLink } from '#server/records/private-links/private-links.queries.ts'
import { addApplication } from '../../../../tests/support/applications.ts'
import { appWithMail } from '../../../../tests/support/mail.ts'

const setup = appWithMail()
const { server, smtp } = setup
let admin: { authorization: string }

beforeEach(async () => {
  const { db } = server.context
  for (const table of ['applications', 'contact_messages', 'news_settings'] as const) {
    await db.deleteFrom(table).execute()
  }
  server.wait(1 * hours)
  admin = await server.signIn()
})

const send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, headers = admin) =>
  setup.app.inject({ method, url: `/api${path}`, headers, ...(body && { body }) })
const news = async (headers = admin) =>
  (await send('GET', '/admin/news', undefined, headers)).json().data

/** Someone applies, and withdraws with the private link. */
async function withdraw() {
  const { context } = server
  const id = await addApplication(context)
  const link = { recordId: id, purpose: 'application', by: null } as const
  const { token } = await makeLink(context.db, link, context.now())
  server.wait(1 * minutes)
  expect((await send('POST', `/private-links/${token}/withdraw`)).statusCode).toBe(200)
  return id
}

test('a withdrawal is news until the record is opened; what staff do is none', async () => {
  const byStaff = await addApplication(server.context)
  await send('PUT', `/careers/${byStaff}/status`, { status: 'withdrawn' })
  expect(await news()).toEqual([])

  const id = await withdraw()
  expect(await news()).toMatchObject([{ kind: 'withdrawal', recordId: id, name: 'Tasha Greene' }])
  server.wait(1 * minutes)
  await send('GET', `/careers/${id}`)
  expect(await news()).toEqual([])
})

test('someone who was answered writes again, and what was seen is no news', async () => {
  const { db, now } = server.context
  const carol = { name: 'Carol', email: 'carol@example.net', phone: '', message: 'Hello' }
  const first = await createMessage(db, carol, now())
  const reply = { subject: 'Hello', text: 'Hello', delivery: 'mail program' as const }
  const by = { _id: 'u', username: 'maria' }
  await addReply(db, { column: 'message_id', id: first }, reply, now(), by)
  server.wait(1 * minutes)
  expect(await news()).toEqual([])
  const second = await createMessage(db, { ...carol, email: 'Carol@example.net' }, now())
  const [line] = await news()
  expect(line).toMatchObject({ kind: 'reply', recordId: second, name: 'Carol' })
  expect((await send('PUT', '/admin/news/seen', { until: line.at })).statusCode).toBe(200)
  expect(await news()).toEqual([])
  expect((await send('PUT', '/admin/news/seen', { until: 'yesterday' })).statusCode).toBe(400)
})

test('a document that an applicant added and an acknowledgement are news', async () => {
  const { db, now, settings } = server.context
  const id = await addApplication(server.context)
  const edit = { edited: undefined, now: now(), by: 'u' }
  const text = await addText(db, { text: 'We check.' }, edit)
  const agreed = { applicationId: id, textId: text?.id ?? '', name: 'T', language: 'en' } as const
  await addAcknowledgement(db, agreed, now())
  const file = await db.selectFrom('application_files').select('id').executeTakeFirstOrThrow()
  server.wait(1 * minutes)
  await audit(db, commandLine(await auditKeys(settings)), now(), {
    action: 'added',
    objectKind: 'resume',
    objectId: file.id,
  })
  expect(await news()).toMatchObject([
    { kind: 'document', recordId: id },
    { kind: 'acknowledgement', recordId: id },
  ])
})

test('a role sees only what it may read', async () => {
  await withdraw()
  expect(await news((await server.signInAs('editor')).headers)).toEqual([])
  expect(await news((await server.signInAs('reader')).headers)).toHaveLength(1)
})

test('news are mailed to those who asked for that kind, once in an hour and without names', async () => {
  const { db } = server.context
  const context = { ...server.context, mail: setup.mail }
  const run = async () => {
    const task = scheduledTasks(context).find(({ name }) => name === 'news mail')
    const result = await task?.run(context.now(), new AbortController().signal)
    await setup.mail.wake()
    return result
  }
  await withdraw()
  expect((await send('GET', '/admin/news/mail')).json().data).toEqual({ kinds: [], canMail: true })
  await send('PUT', '/admin/news/mail', { kinds: ['withdrawal'] })
  expect(await run()).toBeUndefined()

  smtp.received.length = 0
  await withdraw()
  await withdraw()
  expect(await run()).toBe('Notices of news: 1.')
  const [mail] = smtp.received
  expect(mail?.headers).toMatchObject({ to: 'maria@example.org', subject: 'News in the office' })
  expect(mail?.text).toContain('Since you last looked: 2 applicants withdrew.')
  expect(mail?.text).not.toContain('Tasha')

  await withdraw()
  expect(await run()).toBeUndefined()
  server.wait(1 * hours)
  expect(await run()).toBe('Notices of news: 1.')
  expect(smtp.received[1]?.text).toContain('1 applicant withdrew.')
  await db
    .updateTable('users')
    .set({ role: 'editor' })
    .where('email', '=', 'maria@example.org')
    .execute()
  await withdraw()
  server.wait(1 * hours)
  expect(await run()).toBeUndefined()
  await db
    .updateTable('users')
    .set({ role: 'admin' })
    .where('email', '=', 'maria@example.org')
    .execute()
})
