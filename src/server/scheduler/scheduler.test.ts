import { beforeEach, expect, test } from 'vitest'
import type { ScheduledTask } from '#contract/scheduler.ts'
import { testApp } from '../../../tests/support/test-app.ts'
import { connect } from '../db/connect.ts'
import { days, hours, minutes, seconds } from '../time.ts'
import { listTasks } from './scheduler.queries.ts'
import { createScheduler, type Task } from './scheduler.ts'

const server = testApp()
const lines: string[] = []
let runs: string[]

beforeEach(async () => {
  await server.context.db.deleteFrom('scheduled_tasks').execute()
  lines.length = 0
  runs = []
})

const task = (name: Task['name'], fields: Partial<Task> = {}): Task => ({
  name,
  every: 1 * hours,
  run: async () => {
    runs.push(name)
    return 'Files removed: 2.'
  },
  ...fields,
})

/** An instance of the server, as far as its tasks are concerned. */
const instance = (...tasks: Task[]) =>
  createScheduler(
    { db: server.context.db, now: server.context.now, log: (line) => lines.push(line) },
    tasks,
  )

/** A task that runs until the test ends it. */
function slowTask(name: Task['name']) {
  const started = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<string>()
  const run = () => {
    runs.push(name)
    started.resolve()
    return ended.promise
  }
  return { task: task(name, { run }), started: started.promise, end: ended.resolve }
}

async function listed(name: string): Promise<ScheduledTask | undefined> {
  const url = '/api/admin/scheduled-tasks'
  const answer = await server.app.inject({ url, headers: await server.signIn() })
  return answer.json().data.find((task: ScheduledTask) => task.name === name)
}

test('a task runs at once when it is new, and again when its interval has passed', async () => {
  const { tick } = instance(task('picture sweep'))
  await tick()
  const ranAt = server.clock.at.toISOString()
  server.wait(1 * hours - 1)
  await tick()
  expect(runs).toHaveLength(1)
  expect(await listed('picture sweep')).toEqual({
    name: 'picture sweep',
    running: false,
    nextRunAt: new Date(server.clock.at.getTime() + 1).toISOString(),
    lastRun: { endedAt: ranAt, failed: false, result: 'Files removed: 2.' },
    history: [{ endedAt: ranAt, failed: false, result: 'Files removed: 2.' }],
  })
  server.wait(1)
  await tick()
  expect(runs).toHaveLength(2)
})

test('a restart does not run what is not due', async () => {
  await instance(task('picture sweep')).tick()
  server.wait(1 * minutes)
  await instance(task('picture sweep')).tick()
  expect(runs).toHaveLength(1)
})

test('a task that fails is recorded and tried again sooner, and the others run', async () => {
  let broken = true
  const run = async () => {
    runs.push('document sweep')
    if (broken) throw new Error('The disk is on fire.')
    return undefined
  }
  const { tick } = instance(task('document sweep', { run }), task('picture sweep'))
  await tick()
  expect(runs).toEqual(['document sweep', 'picture sweep'])
  expect(lines).toEqual(['The task “document sweep” failed: The disk is on fire.'])
  const failure = { failed: true, result: 'The disk is on fire.' }
  expect(await listed('document sweep')).toMatchObject({ lastRun: failure, history: [failure] })
  const dashboard = { url: '/api/admin/dashboard', headers: await server.signIn() }
  expect((await server.app.inject(dashboard)).json().data.failedTasks).toEqual(['document sweep'])

  broken = false
  server.wait(5 * minutes - 1)
  await tick()
  expect(runs).toHaveLength(2)
  server.wait(1)
  await tick()
  expect(runs).toEqual(['document sweep', 'picture sweep', 'document sweep'])
  expect(await listed('document sweep')).toMatchObject({
    lastRun: { failed: false, result: '' },
    history: [failure],
  })
  expect((await server.app.inject(dashboard)).json().data.failedTasks).toEqual([])
})

test.each([
  ['a day', 1 * days, 2 * hours],
  ['two minutes', 2 * minutes, 1 * minutes],
  ['ten seconds', 10 * seconds, 10 * seconds],
])('what should run every %s and fails is tried again in time', async (_, every, wait) => {
  const run = () => Promise.reject(new Error('Out of paper.'))
  await instance(task('mail', { run, every })).tick()
  const retry = new Date(server.clock.at.getTime() + wait)
  expect(await listed('mail')).toMatchObject({ nextRunAt: retry.toISOString() })
})

test('of several instances that wake together, one runs the task', async () => {
  const instances = Array.from({ length: 5 }, () => instance(task('picture sweep')))
  for (let hour = 1; hour <= 3; hour += 1) {
    await Promise.all(instances.map(({ tick }) => tick()))
    expect(runs).toHaveLength(hour)
    server.wait(1 * hours)
  }
})

test('a long run keeps its task, as long as its instance lives', async () => {
  const slow = slowTask('document sweep')
  const { tick } = instance(slow.task)
  const done = tick()
  await slow.started
  expect(await listed('document sweep')).toMatchObject({ running: true, lastRun: null })
  for (let minute = 0; minute < 90; minute += 1) {
    server.wait(1 * minutes)
    await tick()
  }
  await instance(slow.task).tick()
  expect(runs).toHaveLength(1)
  slow.end('Files removed: 9.')
  await done
  expect(await listed('document sweep')).toMatchObject({
    running: false,
    lastRun: { endedAt: server.clock.at.toISOString(), result: 'Files removed: 9.' },
  })
})

test('another instance takes over from one that died, and says so', async () => {
  const slow = slowTask('document sweep')
  const done = instance(slow.task).tick()
  await slow.started
  const other = instance(task('document sweep'))
  server.wait(2 * minutes - 1)
  await other.tick()
  expect(runs).toHaveLength(1)
  server.wait(1)
  await other.tick()
  expect(runs).toHaveLength(2)
  const expected = {
    lastRun: { failed: false, result: 'Files removed: 2.' },
    history: [
      { failed: false, result: 'Files removed: 2.' },
      { failed: true, result: 'The server stopped before this was done.' },
    ],
  }
  expect(await listed('document sweep')).toMatchObject(expected)

  slow.end('Too late.')
  await done
  expect(await listed('document sweep')).toMatchObject(expected)
})

test('a clock that was set back does not stop a task', async () => {
  const { tick } = instance(task('picture sweep'))
  await tick()
  server.wait(-365 * days)
  await tick()
  server.wait(365 * days)
  expect(runs).toHaveLength(2)
})

test('the latest twenty runs are kept, without those that had nothing to do', async () => {
  let number = 0
  const run = async () => {
    number += 1
    return number % 2 ? `Run ${number}` : undefined
  }
  const { tick } = instance(task('picture sweep', { run }))
  for (let hour = 0; hour < 50; hour += 1) {
    await tick()
    server.wait(1 * hours)
  }
  const { history = [], lastRun } = (await listed('picture sweep')) ?? {}
  expect(history).toHaveLength(20)
  expect(history[0]?.result).toBe('Run 49')
  expect(history.at(-1)?.result).toBe('Run 11')
  expect(lastRun?.result).toBe('')
})

test('a start runs what is due and forgets tasks that no longer exist; a stop waits for what is running', async () => {
  await instance(task('mail')).tick()
  const slow = slowTask('document sweep')
  const scheduler = instance(slow.task)
  scheduler.start()
  await slow.started
  const stopping = scheduler.stop()
  slow.end('Files removed: 1.')
  await stopping
  expect(await listed('document sweep')).toMatchObject({ running: false })
  expect(await listed('mail')).toBeUndefined()
})

test('a task can name the time of its next run', async () => {
  const tomorrow = new Date('2026-11-20T08:30:00Z')
  const { tick } = instance(
    task('nightly backup', { every: 1 * days, nextAfter: () => tomorrow }),
    task('mail', {
      nextAfter: () => tomorrow,
      run: () => Promise.reject(new Error('Out of paper.')),
    }),
  )
  await tick()
  expect(await listed('nightly backup')).toMatchObject({ nextRunAt: tomorrow.toISOString() })
  // A failed run is tried again sooner.
  const retry = new Date(server.clock.at.getTime() + 5 * minutes)
  expect(await listed('mail')).toMatchObject({ nextRunAt: retry.toISOString() })
})

test('a task that ends early because of a stop runs again after the next start', async () => {
  const run = (_: Date, stop: AbortSignal) =>
    new Promise<string>((_, reject) => {
      runs.push('nightly backup')
      stop.addEventListener('abort', () => reject(stop.reason))
    })
  const scheduler = instance(task('nightly backup', { run, every: 1 * days }))
  scheduler.start()
  await expect.poll(() => runs).toHaveLength(1)
  await scheduler.stop()
  expect(lines).toEqual([])
  expect(await listed('nightly backup')).toMatchObject({ running: false, lastRun: null })
  await instance(task('nightly backup')).tick()
  expect(await listed('nightly backup')).toMatchObject({
    history: [{ failed: false, result: 'Files removed: 2.' }],
  })
})

test('a stopped instance starts nothing new', async () => {
  const scheduler = instance(task('picture sweep'))
  await scheduler.stop()
  await scheduler.tick()
  expect(runs).toEqual([])
})

test('a database that does not answer is logged, and does not end the process', async () => {
  const down = connect(server.context.settings)
  await listTasks(down)
  await down.destroy()
  const log = (line: string) => lines.push(line)
  const scheduler = createScheduler({ db: down, now: server.context.now, log }, [task('mail')])
  scheduler.start()
  await scheduler.stop()
  expect(lines).toEqual([expect.stringContaining('The scheduler could not use the database')])
})

test('only staff can see the tasks', async () => {
  const answer = await server.app.inject({ url: '/api/admin/scheduled-tasks' })
  expect(answer.statusCode).toBe(401)
})

test('reasons of a failure are cut to a readable length', async () => {
  const run = () => Promise.reject(new Error('x'.repeat(5000)))
  await instance(task('mail', { run, every: 10 * seconds })).tick()
  expect((await listed('mail'))?.lastRun?.result).toBe('x'.repeat(300))
})

test('reasons of a failure stay in one line', async () => {
  const run = () => Promise.reject(new Error('first\r\n{"level":50}\u001b[2Kthird'))
  await instance(task('mail', { run })).tick()
  expect(lines).toEqual(['The task “mail” failed: first {"level":50} [2Kthird'])
})
