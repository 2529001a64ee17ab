import { expect, test } from 'vitest'
import { days, hours, minutes, seconds } from '#server/platform/time.ts'
import { testScheduler } from '../../../../tests/support/scheduler.ts'
import { listTasks } from './scheduler.queries.ts'

const { server, lines, runs, task, instance, listed } = testScheduler()

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
  expect((await server.app.inject(dashboard)).json().data.failedTasks).toEqual(['Check documents'])

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

test('each task has its own history, and twenty runs of one leave those of another', async () => {
  const { tick } = instance(
    task('picture sweep', { every: 1 * minutes, run: async () => 'Often.' }),
    task('document sweep', { every: 1 * days, run: async () => 'Rarely.' }),
  )
  for (let minute = 0; minute < 22; minute += 1) {
    await tick()
    server.wait(1 * minutes)
  }
  const listResults = async (name: string) =>
    (await listed(name))?.history.map(({ result }) => result)
  expect(await listResults('picture sweep')).toEqual(Array(20).fill('Often.'))
  expect(await listResults('document sweep')).toEqual(['Rarely.'])
  const names = (await listTasks(server.context.db)).map(({ name }) => name)
  expect(names).toEqual(['document sweep', 'picture sweep'])
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

test('only staff can see the tasks', async () => {
  const response = await server.app.inject({ url: '/api/admin/scheduled-tasks' })
  expect(response.statusCode).toBe(401)
})

test('reasons of a failure are cut to a readable length', async () => {
  const run = () => Promise.reject(new Error('x'.repeat(5000)))
  await instance(task('mail', { run, every: 10 * seconds })).tick()
  expect((await listed('mail'))?.lastRun?.result).toBe('x'.repeat(300))
})

test.each([
  [new Error(''), 'Unknown error'],
  ['Out of paper.', 'Out of paper.'],
])('a failure with %o has a reason', async (error, reason) => {
  await instance(task('mail', { run: () => Promise.reject(error) })).tick()
  expect((await listed('mail'))?.lastRun).toMatchObject({ failed: true, result: reason })
})

test('reasons of a failure stay in one line', async () => {
  const run = () => Promise.reject(new Error('first\r\n{"level":50}\u001b[2Kthird'))
  await instance(task('mail', { run })).tick()
  expect(lines).toEqual(['The task “mail” failed: first {"level":50} [2Kthird'])
})
