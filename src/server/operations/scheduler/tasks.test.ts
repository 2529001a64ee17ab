import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { saveRetention } from '#server/hiring/application-data/rules.queries.ts'
import { newId } from '#server/platform/db/portable.ts'
import { takeBackupLease } from '#server/platform/files/backup-lease.ts'
import type { BackupSettings } from '#server/platform/settings/settings.ts'
import { days, hours, minutes, timeAfter } from '#server/platform/time.ts'
import { scheduledTasks } from '#server/program.ts'
import { acceptClock } from '#server/records/clock/clock.queries.ts'
import { retention } from '#server/referrals/referrals/handling.queries.ts'
import { addApplication } from '../../../../tests/support/applications.ts'
import { appWithMail } from '../../../../tests/support/mail.ts'
import { listTasks } from './scheduler.queries.ts'
import { createScheduler } from './scheduler.ts'

const setup = appWithMail()
const { server, smtp, addMail, outbox, recipients } = setup

/** Tests here move the clock by more than a right one would. */
const confirmClock = () => acceptClock(server.context.db, 0, server.clock.at)

beforeEach(async () => {
  await server.context.db.deleteFrom('scheduled_tasks').execute()
})

/** Runs what is due, and returns what each task did. */
async function runDue(backup?: BackupSettings) {
  const { db, now, settings } = server.context
  const context = { ...server.context, mail: setup.mail, settings: { ...settings, backup } }
  const tasks = scheduledTasks(context)
  await confirmClock()
  await createScheduler({ db, now, log: () => {} }, tasks).tick()
  const listed = await listTasks(db)
  return Object.fromEntries(listed.map(({ name, lastRun }) => [name, lastRun?.result]))
}

test('each task runs again after its time', async () => {
  const { db, now } = server.context
  await runDue()
  const next = Object.fromEntries(
    (await listTasks(db)).map(({ name, nextRunAt }) => [
      name,
      Date.parse(nextRunAt) - now().getTime(),
    ]),
  )
  expect(next).toMatchObject({
    'audit check': 1 * days,
    'document sweep': 1 * hours,
    'forgiven sign-ins': 1 * hours,
    mail: 1 * minutes,
    'news mail': 5 * minutes,
    'old applications': 1 * days,
    'old mail': 1 * hours,
    'old referrals': 1 * days,
    'old versions': 1 * days,
    'picture sweep': 1 * hours,
    publishing: 1 * minutes,
  })
})

test('files that nobody needs are removed and counted', async () => {
  const { context } = server
  await context.documents.save('resume', 'pdf', Buffer.from('stray'))
  await context.files.put(`pictures/${'0'.repeat(32)}-480.webp`, Buffer.from('stray'))
  server.clock.at = timeAfter(new Date(), 2 * hours)
  expect(await runDue()).toMatchObject({
    'document sweep': 'Files removed: 1.',
    'picture sweep': 'Files removed: 1.',
  })
})

test('a backup that ends because the server stops is no failure to warn of', async () => {
  const { context } = server
  const backup = { folder: context.settings.dataDir, at: '02:30', keep: 2 }
  const stopping = { ...context, mail: setup.mail, settings: { ...context.settings, backup } }
  const task = scheduledTasks(stopping).find(({ name }) => name === 'nightly backup')
  await expect(task?.run(context.now(), AbortSignal.abort())).rejects.toThrow('aborted')
  expect(await outbox()).toEqual([])
})

test('mail that could not be sent is sent later', async () => {
  smtp.state.response = { atRecipient: 421 }
  await addMail()
  expect(await runDue()).toMatchObject({ mail: '' })
  smtp.state.response = undefined
  server.wait(1 * minutes)
  expect(await runDue()).toMatchObject({ mail: 'Emails sent: 1.' })
  expect(recipients()).toEqual(['someone@example.net'])
})

test('old mail is forgotten, also when mail is off', async () => {
  smtp.state.response = { atRecipient: 550 }
  await addMail()
  await setup.mail.wake()
  server.wait(8 * days)
  await confirmClock()
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
  await rm(join(context.settings.dataDir, 'documents', name))
  expect(await runDue()).toMatchObject({
    'document sweep': 'Documents that are not on the disk: 1.',
    'picture sweep': '',
  })
})

test('old applications wait an hour for a backup, and a day is reported even if nothing is old', async () => {
  const { db, files, now } = server.context
  await saveRetention(db, { keepYears: 1, deletesByItself: true }, { now: now(), by: newId() })
  const release = await takeBackupLease(files)
  const name = 'old applications'
  expect(await runDue()).toMatchObject({ [name]: expect.stringMatching(/a backup is being made/) })
  await release()
  const task = (await listTasks(db)).find((each) => each.name === name)
  expect(task?.nextRunAt).toBe(timeAfter(now(), 1 * hours).toISOString())
  server.wait(1 * hours)
  expect(await runDue()).toMatchObject({ [name]: 'Applications deleted: 0. On hold: 0.' })
})

test('old referrals wait an hour for a backup, and are looked for once a day', async () => {
  const { db, files, now } = server.context
  await retention.save(db, { delete_after_months: 6 }, { now: now(), by: newId() })
  const release = await takeBackupLease(files)
  const name = 'old referrals'
  const next = async () => (await listTasks(db)).find((each) => each.name === name)?.nextRunAt
  expect(await runDue()).toMatchObject({
    [name]: 'Nothing was deleted, because a backup is being made.',
  })
  expect(await next()).toBe(timeAfter(now(), 1 * hours).toISOString())
  await release()
  server.wait(1 * hours)
  expect(await runDue()).toMatchObject({ [name]: '' })
  expect(await next()).toBe(timeAfter(now(), 1 * days).toISOString())
})

test('failed sign-ins and limits that no longer count are deleted within an hour', async () => {
  const { db, now } = server.context
  const at = timeAfter(now(), 30 * minutes).toISOString()
  const failure = { account: 'hash', forgiven_at: at, blocked_until: at }
  await db.insertInto('sign_in_failures').values(failure).execute()
  await db.insertInto('rate_limits').values({ key: 'hash', count: 1, ends_at: at }).execute()
  const left = async () => [
    ...(await db.selectFrom('sign_in_failures').select('account').execute()),
    ...(await db.selectFrom('rate_limits').select('key').execute()),
  ]
  await runDue()
  expect(await left()).toHaveLength(2)
  server.wait(1 * hours)
  await runDue()
  expect(await left()).toEqual([])
})

test.each([
  ['mail', 'Send email', 'Sends the emails that could not be sent at once.'],
  [
    'old mail',
    'Forget old email',
    'Removes the addresses of emails that are more than a week old.',
  ],
  [
    'forgiven sign-ins',
    'Remove old failed sign-ins',
    'Deletes the counts of wrong passwords that no longer slow anyone down.',
  ],
  [
    'publishing',
    'Publish and close on a date',
    'Publishes the job postings and events whose date has come, and archives the job postings whose closing date is over.',
  ],
  [
    'old referrals',
    'Delete old referrals',
    'Deletes referrals that were closed as long ago as the Privacy page says, a day after it marked them.',
  ],
  [
    'old applications',
    'Delete old applications',
    'Deletes applications that were kept as long as Hiring settings say, if they say so, a day after it marked them.',
  ],
  [
    'document sweep',
    'Check documents',
    'Removes files that belong to no applicant or referral, and checks that no document is missing.',
  ],
  [
    'audit check',
    'Check the audit log',
    'Makes sure that no line of the audit log was changed or removed.',
  ],
  [
    'nightly backup',
    'Nightly backup',
    'Backs up the database and all files, and restores the backup for a test.',
  ],
  ['picture sweep', 'Remove unused pictures', 'Removes pictures that the website no longer shows.'],
])('says what the task %s is for', (name, title, purpose) => {
  const backup = { folder: '/backups', at: '02:00', keep: 1 }
  const settings = { ...server.context.settings, backup }
  const tasks = scheduledTasks({ ...server.context, settings, mail: setup.mail })
  expect(tasks.find((task) => task.name === name)).toMatchObject({ title, purpose })
})
