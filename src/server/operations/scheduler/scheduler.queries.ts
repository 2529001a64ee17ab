import type { ScheduledTask, TaskRun } from '#contract/operations/scheduler.ts'
import { newId, toFlag } from '#server/platform/db/portable.ts'
import type { ScheduledRunRow, ScheduledTaskRow } from '#server/platform/db/tables/operations.ts'
import { type Db, transact } from '#server/platform/db/transact.ts'
import { minutes, timeAfter } from '#server/platform/time.ts'

/** A run that has not renewed its lease for this long was killed, and another instance may start the task. */
export const lease = 2 * minutes
const runsKept = 20

export type Claim = { name: string; runId: string; startedAt: string }
export type Outcome = Pick<TaskRun, 'result' | 'failed'>

/** Rows of tasks that this program does not know would otherwise look overdue forever. */
export async function forgetOtherTasks(db: Db, names: string[]) {
  await db.deleteFrom('scheduled_tasks').where('name', 'not in', names).execute()
}

/** The rows of these tasks; a new task is due now. */
export async function readTasks(db: Db, names: string[], now: Date): Promise<ScheduledTaskRow[]> {
  const known = await selectTasks(db, names)
  if (known.length === names.length) return known
  const rows = names.map((name) => ({
    name,
    due_at: now.toISOString(),
    run_id: null,
    started_at: null,
    ended_at: null,
    result: '',
    failed: 0 as const,
  }))
  await db
    .insertInto('scheduled_tasks')
    .values(rows)
    .onConflict((on) => on.column('name').doNothing())
    .execute()
  return selectTasks(db, names)
}

const selectTasks = (db: Db, names: string[]) =>
  db.selectFrom('scheduled_tasks').selectAll().where('name', 'in', names).execute()

/** Makes a task due now, unless it runs. */
export async function makeDue(db: Db, name: string, now: Date) {
  await db
    .updateTable('scheduled_tasks')
    .set({ due_at: now.toISOString() })
    .where('name', '=', name)
    .where('run_id', 'is', null)
    .execute()
}

/** Claims a task as it was read. Of several instances one succeeds, because a claim moves the time it is due. */
export function claimTask(db: Db, task: ScheduledTaskRow, now: Date): Promise<Claim | undefined> {
  const claim = { name: task.name, runId: newId(), startedAt: now.toISOString() }
  return transact(db, async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('scheduled_tasks')
      .set({
        run_id: claim.runId,
        started_at: claim.startedAt,
        due_at: timeAfter(now, lease).toISOString(),
      })
      .where('name', '=', task.name)
      .where('due_at', '=', task.due_at)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return undefined
    if (task.run_id) await addRun(db, abandoned(task, task.run_id, now))
    return claim
  })
}

export async function renewClaim(db: Db, { name, runId }: Claim, now: Date) {
  await db
    .updateTable('scheduled_tasks')
    .set({ due_at: timeAfter(now, lease).toISOString() })
    .where('name', '=', name)
    .where('run_id', '=', runId)
    .execute()
}

/** Makes a task due again that was ended early. */
export async function releaseClaim(db: Db, { name, runId }: Claim, now: Date) {
  await db
    .updateTable('scheduled_tasks')
    .set({ due_at: now.toISOString(), run_id: null })
    .where('name', '=', name)
    .where('run_id', '=', runId)
    .execute()
}

/** Ends a run. One that outlived its lease must not change what the instance that took over has stored. */
export function endRun(
  db: Db,
  { name, runId, startedAt }: Claim,
  { result, failed }: Outcome,
  { now, dueAt }: { now: Date; dueAt: Date },
) {
  const ended = { ended_at: now.toISOString(), result, failed: toFlag(failed) }
  return transact(db, async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('scheduled_tasks')
      .set({ ...ended, run_id: null, due_at: dueAt.toISOString() })
      .where('name', '=', name)
      .where('run_id', '=', runId)
      .executeTakeFirst()
    if (numUpdatedRows === 0n || !result) return
    await addRun(db, { id: runId, task: name, started_at: startedAt, ...ended })
  })
}

function abandoned(task: ScheduledTaskRow, runId: string, now: Date): ScheduledRunRow {
  return {
    id: runId,
    task: task.name,
    started_at: task.started_at ?? task.due_at,
    ended_at: now.toISOString(),
    result: 'The server stopped before this was done.',
    failed: 1,
  }
}

async function addRun(db: Db, run: ScheduledRunRow) {
  await db.insertInto('scheduled_runs').values(run).execute()
  await db
    .deleteFrom('scheduled_runs')
    .where('task', '=', run.task)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('scheduled_runs')
        .select('id')
        .where('task', '=', run.task)
        .orderBy('id', 'desc')
        .limit(runsKept),
    )
    .execute()
}

export type StoredTask = Omit<ScheduledTask, 'title' | 'purpose'>

/** Every task with its latest runs. */
export async function listTasks(db: Db): Promise<StoredTask[]> {
  const tasks = await db.selectFrom('scheduled_tasks').selectAll().orderBy('name').execute()
  const runs = await db.selectFrom('scheduled_runs').selectAll().orderBy('id', 'desc').execute()
  return tasks.map((task) => ({
    name: task.name,
    running: task.run_id !== null,
    nextRunAt: task.due_at,
    lastRun: toLastRun(task),
    history: runs.filter((run) => run.task === task.name).map(toRun),
  }))
}

export async function listFailedTasks(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('scheduled_tasks')
    .select('name')
    .where('failed', '=', 1)
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}

const toRun = (run: ScheduledRunRow): TaskRun => ({
  endedAt: run.ended_at,
  failed: run.failed === 1,
  result: run.result,
})

/** While a task runs, its row has the start of this run and the rest of the last one. */
function toLastRun(task: ScheduledTaskRow): TaskRun | null {
  return task.ended_at === null
    ? null
    : { endedAt: task.ended_at, failed: task.failed === 1, result: task.result }
}
