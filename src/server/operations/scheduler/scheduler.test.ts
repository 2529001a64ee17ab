import { expect, test } from 'vitest'
import { connect } from '#server/platform/db/connect.ts'
import { days, hours, minutes, seconds } from '#server/platform/time.ts'
import { testScheduler } from '../../../../tests/support/scheduler.ts'
import { listTasks } from './scheduler.queries.ts'
import { createScheduler } from './scheduler.ts'

const { server, lines, runs, task, instance, slowTask, listed } = testScheduler()

test('a task runs at once when it is new, and again when its interval has passed', async () => {
  const { tick } = instance(task('picture sweep'))
  await tick()
  const ranAt = server.clock.at.toISOString()
  server.wait(1 * hours - 1)
  await tick()
  expect(runs).toHaveLength(1)
  expect(await listed('picture sweep')).toEqual({
    name: 'picture sweep',
    title: 'Remove unused pictures',
    purpose: 'Removes pictures that the website no longer shows.',
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

test('a task of a newer version runs at once, and the others when they are due', async () => {
  await instance(task('picture sweep')).tick()
  server.wait(1 * minutes)
  await instance(task('picture sweep'), task('document sweep')).tick()
  expect(runs).toEqual(['picture sweep', 'document sweep'])
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

test.each([
  ['an hour', 1 * hours, 2 * hours],
  // The lease of a run that was killed can be further ahead than the next run of a frequent task.
  ['ten seconds', 10 * seconds, 4 * minutes],
])(
  'a task of every %s is due again when it was set further ahead than any run sets it',
  async (_, every, most) => {
    const { tick } = instance(task('picture sweep', { every }))
    await tick()
    server.wait(every - most)
    await tick()
    expect(runs).toHaveLength(1)
    server.wait(-1)
    await tick()
    expect(runs).toHaveLength(2)
  },
)

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
