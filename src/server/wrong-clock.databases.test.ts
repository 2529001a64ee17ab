import { beforeEach, describe, expect, inject, test } from 'vitest'
import { addApplication } from '../../tests/support/applications.ts'
import { officeApi } from '../../tests/support/office-api.ts'
import { saveRetention } from './hiring/application-data/rules.queries.ts'
import { createScheduler } from './operations/scheduler/scheduler.ts'
import type { Context } from './platform/context.ts'
import { newId } from './platform/db/portable.ts'
import { days, hours, timeAfter } from './platform/time.ts'
import { scheduledTasks } from './program.ts'
import { auditCommand } from './records/audit/audit.queries.ts'
import { clockInDoubt, mayDeleteByClock } from './records/clock/clock.ts'

const office = officeApi('applications', 'clock_state', 'due_records', 'scheduled_tasks')
const { server, send } = office

beforeEach(() =>
  saveRetention(
    server.context.db,
    { keepYears: 1, deletesByItself: true },
    { now: server.context.now(), by: newId() },
  ),
)

/** Runs what is due, and returns what each task said last. */
async function runDue() {
  const { db, now } = server.context
  await createScheduler({ db, now, log: () => {} }, scheduledTasks(server.context)).tick()
  const rows = await db.selectFrom('scheduled_tasks').select(['name', 'result']).execute()
  return Object.fromEntries(rows.map(({ name, result }) => [name, result]))
}

const left = async () =>
  (await server.context.db.selectFrom('applications').select('id').execute()).length

const signInAgain = async () => Object.assign(office.admin, await server.signIn())

const doubt = async () => {
  await signInAgain()
  return (await send('GET', '/api/admin/status')).json().data.clockDoubt
}

async function confirm() {
  await signInAgain()
  expect((await send('POST', '/api/admin/status/clock', {})).statusCode).toBe(200)
}

/** The year passes while the server runs. */
async function waitAYear() {
  for (let day = 0; day <= 366; day += 1) {
    server.wait(1 * days)
    await mayDeleteByClock(server.context, server.clock.at)
  }
}

describe('a clock that was set ahead', () => {
  test('deletes nothing until an owner confirms it, and then not before a second day', async () => {
    await addApplication(server.context)
    await runDue()
    const documents = await server.context.documents.list()
    server.wait(400 * days)
    // Someone signs in meanwhile, so the newest line of the log has the wrong time too.
    await signInAgain()
    expect(await runDue()).toMatchObject({
      'old applications': clockInDoubt,
      'old referrals': clockInDoubt,
      'old mail': clockInDoubt,
      'document sweep': clockInDoubt,
      'picture sweep': clockInDoubt,
    })
    expect(await doubt()).toMatch(
      /^The clock of the server says \w+, December 20, 2027 at 6:00 AM, and/,
    )
    expect((await send('GET', '/api/admin/dashboard')).json().data.clockInDoubt).toBe(true)
    server.wait(1 * hours)
    await runDue()
    expect(await left()).toBe(1)

    await confirm()
    expect(await doubt()).toBe('')
    server.wait(1 * hours)
    expect(await runDue()).toMatchObject({
      'old applications':
        'Applications deleted: 0. On hold: 0. Marked, to be deleted on a later day: 1.',
    })
    expect(await left()).toBe(1)
    expect(await server.context.documents.list()).toEqual(documents)
    server.wait(1 * days)
    expect(await runDue()).toMatchObject({
      'old applications': 'Applications deleted: 1. On hold: 0.',
    })
    expect(await server.context.documents.list()).toEqual([])
  })

  test('and back again is asked about once', async () => {
    await runDue()
    server.wait(400 * days)
    await runDue()
    await signInAgain()
    server.wait(-400 * days)
    expect(await runDue()).toMatchObject({ 'old mail': clockInDoubt })
    await confirm()
    server.wait(1 * hours)
    expect(await mayDeleteByClock(server.context, server.clock.at)).toBe(true)
  })

  test('does not stop what a person asks for', async () => {
    const id = await addApplication(server.context)
    await runDue()
    server.wait(400 * days)
    await runDue()
    await signInAgain()
    expect((await send('DELETE', `/api/careers/${id}`)).statusCode).toBe(200)
    expect(await left()).toBe(0)
    expect(await server.context.documents.list()).toEqual([])
  })
})

test('a clock that was set back stops too, also after it was corrected', async () => {
  await runDue()
  server.wait(-400 * days)
  expect(await mayDeleteByClock(server.context, server.clock.at)).toBe(false)
  // This one has a date of a year ago when the clock is right again.
  await addApplication(server.context)
  server.wait(401 * days)
  expect(await runDue()).toMatchObject({ 'old applications': clockInDoubt })
  expect(await left()).toBe(1)
})

test('a year that really passes asks nobody, and the last day is not the day of the deletion', async () => {
  await addApplication(server.context)
  await waitAYear()
  expect((await runDue())['old applications']).toContain('to be deleted on a later day: 1.')
  server.wait(1 * days)
  await server.context.db.updateTable('applications').set({ status: 'hired' }).execute()
  expect((await runDue())['old applications']).toBe('Applications deleted: 0. On hold: 0.')
  expect(await server.context.db.selectFrom('due_records').selectAll().execute()).toEqual([])
})

test('the first check compares with the last line of the log', async () => {
  const { db, settings } = server.context
  await auditCommand(db, settings, server.clock.at, { action: 'restored', objectKind: 'backup' })
  const at = (difference: number) => {
    server.clock.at = timeAfter(server.clock.at, difference)
    return mayDeleteByClock(server.context, server.clock.at)
  }
  expect(await at(47 * hours)).toBe(true)
  await db.deleteFrom('clock_state').execute()
  expect(await at(2 * hours)).toBe(false)
})

describe('another machine', () => {
  /** A server whose files are in a store with this clock. */
  const withStore = (difference: number): Context => ({
    ...server.context,
    settings: {
      ...server.context.settings,
      s3: { bucket: 'files', prefix: '', region: 'r', endpoint: 'https://store.example.org' },
    },
    files: {
      ...server.context.files,
      put: async () => {},
      remove: async () => {},
      storedAt: async () => timeAfter(server.clock.at, difference),
    },
  })
  const check = (difference: number) => mayDeleteByClock(withStore(difference), server.clock.at)

  test('whose clock agrees: a server that was off for a month has not jumped', async () => {
    expect(await check(0)).toBe(true)
    server.wait(30 * days)
    expect(await check(1 * hours)).toBe(true)
  })

  test.each([3 * days, -3 * days])(
    'whose clock is %d ms ahead stops the deletion',
    async (difference) => {
      expect(await check(difference)).toBe(false)
      expect(await doubt()).toContain('the store for files says')
    },
  )

  test.runIf(inject('postgresUrl'))('which is the database server', async () => {
    const settings = {
      ...server.context.settings,
      databaseUrl: 'postgres://db.example.org/poplar',
    }
    const at = (time: Date) => mayDeleteByClock({ ...server.context, settings }, time)
    await mayDeleteByClock(server.context, server.clock.at)
    server.clock.at = new Date()
    await server.signIn()
    expect(await at(timeAfter(new Date(), 30 * hours))).toBe(true)
    expect(await at(timeAfter(new Date(), 400 * days))).toBe(false)
    expect(await doubt()).toContain('the database server says')
  })
})
