import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { addApplication } from '../../../tests/support/applications.ts'
import { appWithMail } from '../../../tests/support/mail.ts'
import { days, minutes } from '../time.ts'
import { listTasks } from './scheduler.queries.ts'
import { createScheduler } from './scheduler.ts'
import { scheduledTasks } from './tasks.ts'

const setup = appWithMail()
const { server, smtp, addMail, outbox, recipients } = setup

beforeEach(async () => {
  await server.context.db.deleteFrom('scheduled_tasks').execute()
})

/** Runs what is due, and returns what each task did. */
async function runDue() {
  const { db, now } = server.context
  const tasks = scheduledTasks({ ...server.context, mail: setup.mail })
  await createScheduler({ db, now, log: () => {} }, tasks).tick()
  const listed = await listTasks(db)
  return Object.fromEntries(listed.map(({ name, lastRun }) => [name, lastRun?.result]))
}

test('mail that could not be sent is sent later', async () => {
  smtp.state.answer = { atRecipient: 421 }
  await addMail()
  expect(await runDue()).toMatchObject({ mail: '' })
  smtp.state.answer = undefined
  server.wait(1 * minutes)
  expect(await runDue()).toMatchObject({ mail: 'Emails sent: 1.' })
  expect(recipients()).toEqual(['someone@example.net'])
})

test('old mail is forgotten, also when mail is off', async () => {
  smtp.state.answer = { atRecipient: 550 }
  await addMail()
  await setup.mail.wake()
  server.wait(8 * days)
  const { db, now } = server.context
  await createScheduler({ db, now, log: () => {} }, scheduledTasks(server.context)).tick()
  expect(await outbox()).toEqual([])
})

test('a line of the audit log that does not belong there is a failure', async () => {
  await server.signIn()
  expect(await runDue()).toMatchObject({
    'audit check': expect.stringMatching(/^Lines in order: [1-9]\d*\.$/),
  })
  const { db, now } = server.context
  const { id, ...line } = await db.selectFrom('audit_log').selectAll().executeTakeFirstOrThrow()
  const slippedIn = { ...line, id: 'slipped-in', at: now().toISOString() }
  await db.insertInto('audit_log').values(slippedIn).execute()
  server.wait(1 * days)
  expect(await runDue()).toMatchObject({
    'audit check': `The line of ${slippedIn.at} (id slipped-in) is not in the chain.`,
  })
})

test('documents that are missing on the disk are a failure', async () => {
  const { context } = server
  await addApplication(context)
  const [name = ''] = await context.documents.list()
  await rm(join(context.documents.dir, name))
  expect(await runDue()).toMatchObject({
    'document sweep': 'Documents that are not on the disk: 1.',
    'picture sweep': '',
  })
})
