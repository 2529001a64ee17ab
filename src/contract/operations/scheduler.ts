import { z } from 'zod'
import { replyWith } from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'

export const TaskRun = z.object({
  endedAt: z.string(),
  failed: z.boolean(),
  /** What it did, or why it failed; empty when there was nothing to do. */
  result: z.string(),
})
export type TaskRun = z.infer<typeof TaskRun>

export const ScheduledTask = z.object({
  name: z.string(),
  title: z.string(),
  /** What it is for. */
  purpose: z.string(),
  running: z.boolean(),
  nextRunAt: z.string(),
  /** Null until it has run once. */
  lastRun: z.nullable(TaskRun),
  /** The latest runs that did something or failed, newest first. */
  history: z.array(TaskRun),
})
export type ScheduledTask = z.infer<typeof ScheduledTask>

export const schedulerSchemas = {
  list: { reply: replyWith(z.array(ScheduledTask)) },
}

export const schedulerCalls: Calls<typeof schedulerSchemas> = {
  list: endpoint('GET', '/admin/scheduled-tasks', 'owner'),
}
