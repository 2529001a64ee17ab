import { setTimeout } from 'node:timers/promises'
import { schedulerCalls, schedulerSchemas } from '#contract/operations/scheduler.ts'
import type { Context } from '#server/platform/context.ts'
import type { ScheduledTaskRow } from '#server/platform/db/tables/operations.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import { minutes, seconds, timeAfter } from '#server/platform/time.ts'
import { type Feature, type Program, type Task, taskTitles } from '#server/records/feature.ts'
import {
  type Claim,
  claimTask,
  endRun,
  forgetOtherTasks,
  lease,
  listTasks,
  type Outcome,
  readTasks,
  releaseClaim,
  renewClaim,
} from './scheduler.queries.ts'

type Dependencies = { db: Db; now: () => Date; log: (line: string) => void }

const wakeEvery = 10 * seconds
const closeWithin = 5 * seconds
const longestReason = 300

/** Runs each task when it is due, on one instance at a time. What was run, and how it went, is in the database. */
export function createScheduler({ db, now, log }: Dependencies, tasks: Task[]) {
  const names = tasks.map(({ name }) => name)
  const running = new Map<string, Claim>()
  const ticks = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  const stop = new AbortController()
  let databaseWorks = true

  /** Starts what is due. The promise resolves when everything that this tick started has finished. */
  async function tick() {
    for (const claim of running.values()) await renewClaim(db, claim, now())
    const rows = await readTasks(db, names, now())
    const started: Promise<void>[] = []
    for (const task of tasks) {
      const row = rows.find(({ name }) => name === task.name)
      if (stop.signal.aborted || !row || running.has(task.name) || !isDue(task, row, now()))
        continue
      const claim = await claimTask(db, row, now())
      if (claim) started.push(run(task, claim))
    }
    await Promise.all(started)
  }

  async function run(task: Task, claim: Claim) {
    running.set(task.name, claim)
    const outcome = await runTask(task)
    const at = now()
    try {
      if (outcome.failed && stop.signal.aborted) {
        await releaseClaim(db, claim, at)
      } else {
        if (outcome.failed) log(`The task “${task.name}” failed: ${outcome.result}`)
        await endRun(db, claim, outcome, { now: at, dueAt: nextRun(task, outcome, at) })
      }
    } catch (error) {
      log(`The end of the task “${task.name}” could not be stored: ${error}`)
    } finally {
      running.delete(task.name)
    }
  }

  async function runTask(task: Task): Promise<Outcome> {
    try {
      return { result: (await task.run(now(), stop.signal)) ?? '', failed: false }
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      // The reason is one line of the log, so it must not contain others or move the cursor.
      const reason = message.replace(/\p{Cc}+/gu, ' ').slice(0, longestReason)
      return { result: reason || 'Unknown error', failed: true }
    }
  }

  function wake(ticked = tick()) {
    const done = ticked.then(
      () => {
        databaseWorks = true
      },
      (error) => {
        // Logged once, not every few seconds as long as it lasts.
        if (databaseWorks) log(`The scheduler could not use the database: ${error}`)
        databaseWorks = false
      },
    )
    ticks.add(done)
    void done.finally(() => ticks.delete(done))
  }

  return {
    tick,
    start() {
      timer = setInterval(wake, wakeEvery).unref()
      wake(forgetOtherTasks(db, names).then(tick))
    },
    /**
     * Waits a few seconds for what is running. A task that ends early runs again at the next start, and
     * one that is cut off when its lease has ended.
     */
    async stop() {
      stop.abort()
      clearInterval(timer)
      await Promise.race([Promise.all(ticks), setTimeout(closeWithin, undefined, { ref: false })])
    },
  }
}

/** A time so far ahead that no run could have set it means that the clock was set back. */
function isDue({ every }: Task, { due_at }: ScheduledTaskRow, now: Date) {
  const wait = Date.parse(due_at) - now.getTime()
  return wait <= 0 || wait > 2 * Math.max(every, lease)
}

function nextRun(task: Task, { failed, result }: Outcome, now: Date): Date {
  if (failed) return timeAfter(now, retryAfter(task))
  return task.nextAfter?.(now, result) ?? timeAfter(now, task.every)
}

const retryAfter = ({ every }: Task) => Math.min(every, Math.max(1 * minutes, every / 12))

async function schedulerRoutes(app: App, context: Context, program: Program) {
  const describe = taskTitles(context, program)
  routes(app, schedulerCalls, schedulerSchemas, {
    list: async () => {
      const tasks = await listTasks(context.db)
      return ok(tasks.map((task) => ({ ...task, ...describe(task.name) })))
    },
  })
}

export const scheduler: Feature = { calls: schedulerRoutes }
