import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { BackupSettings } from '#server/platform/settings/settings.ts'
import { days, hours } from '#server/platform/time.ts'
import { scheduledTasks } from '#server/program.ts'
import { acceptClock } from '#server/records/clock/clock.queries.ts'
import { appWithMail, office } from '../../../../tests/support/mail.ts'
import { listFailedTasks, listTasks } from './scheduler.queries.ts'
import { createScheduler } from './scheduler.ts'

const setup = appWithMail()
const { server, smtp } = setup

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

test('a failed backup is mailed to the office once a day, and shown until one is made', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'poplar-nightly-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  server.clock.at = new Date('2026-12-01T08:30:00Z')
  await runDue({ folder, at: '02:30', keep: 2 })
  const due = async () =>
    (await listTasks(server.context.db)).find(({ name }) => name === 'nightly backup')?.nextRunAt
  expect(await due()).toBe('2026-12-02T08:30:00.000Z')

  const gone = { folder: join(folder, 'gone'), at: '02:30', keep: 2 }
  const notices = () =>
    smtp.received.filter(({ headers }) => headers.subject === 'The nightly backup failed')
  server.wait(1 * days)
  for (let time = 1; time <= 4; time += 1) {
    const results = await runDue(gone)
    expect(results['nightly backup']).toMatch(/^The folder for backups, \S+gone, is not there\./)
    await setup.mail.wake()
    expect(notices()).toHaveLength(office.length)
    server.wait(2 * hours)
  }
  expect(notices()[0]?.text).toContain('/admin/dashboard?section=status')
  expect(await listFailedTasks(server.context.db)).toContain('nightly backup')
  server.wait(1 * days)
  await runDue(gone)
  await setup.mail.wake()
  expect(notices()).toHaveLength(2 * office.length)

  server.wait(2 * hours)
  await runDue({ folder, at: '02:30', keep: 2 })
  expect(await listFailedTasks(server.context.db)).not.toContain('nightly backup')
})
