import { beforeEach } from 'vitest'
import type { ScheduledTask } from '#contract/operations/scheduler.ts'
import { createScheduler } from '#server/operations/scheduler/scheduler.ts'
import { hours } from '#server/platform/time.ts'
import type { Task } from '#server/records/feature.ts'
import { testApp } from './test-app.ts'

/** An app without tasks before each test, and instances that run those of a test. */
export function testScheduler() {
  const server = testApp()
  /** What was logged, and the names of the tasks that ran. */
  const lines: string[] = []
  const runs: string[] = []

  beforeEach(async () => {
    await server.context.db.deleteFrom('scheduled_tasks').execute()
    lines.length = 0
    runs.length = 0
  })

  const task = (name: Task['name'], fields: Partial<Task> = {}): Task => ({
    name,
    title: name,
    purpose: '',
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

  /** A task as staff see it. */
  async function listed(name: string): Promise<ScheduledTask | undefined> {
    const url = '/api/admin/scheduled-tasks'
    const response = await server.app.inject({ url, headers: await server.signIn() })
    return response.json().data.find((task: ScheduledTask) => task.name === name)
  }

  return { server, lines, runs, task, instance, slowTask, listed }
}
