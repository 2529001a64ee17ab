import { z } from 'zod'
import { replyWith } from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'

type TaskText = { title: string; purpose: string }

/** Everything the server does by the clock, in the words of the office. */
const taskTexts = {
  mail: {
    title: 'Send email',
    purpose: 'Sends the emails that could not be sent at once.',
  },
  'old mail': {
    title: 'Forget old email',
    purpose: 'Removes the addresses of emails that are more than a week old.',
  },
  'news mail': {
    title: 'Tell people the news',
    purpose:
      'Emails what applicants and others did to those who asked for it, at most once in an hour.',
  },
  'document sweep': {
    title: 'Check documents',
    purpose:
      'Removes files that belong to no applicant or referral, and checks that no document is missing.',
  },
  'picture sweep': {
    title: 'Remove unused pictures',
    purpose: 'Removes pictures that the website no longer shows.',
  },
  'forgiven sign-ins': {
    title: 'Remove old failed sign-ins',
    purpose: 'Deletes the counts of wrong passwords that no longer slow anyone down.',
  },
  publishing: {
    title: 'Publish and close on a date',
    purpose:
      'Publishes the job postings and events whose date has come, and archives the job postings whose closing date is over.',
  },
  'old referrals': {
    title: 'Delete old referrals',
    purpose:
      'Deletes referrals that were closed as long ago as the Privacy page says, a day after it marked them.',
  },
  'old applications': {
    title: 'Delete old applications',
    purpose:
      'Deletes applications that were kept as long as Hiring settings say, if they say so, a day after it marked them.',
  },
  'old versions': {
    title: 'Erase old versions',
    purpose:
      'Erases what was deleted 30 days ago. After 90 days it keeps one earlier version of each day, and after two years none.',
  },
  'audit check': {
    title: 'Check the audit log',
    purpose: 'Makes sure that no line of the audit log was changed or removed.',
  },
  'nightly backup': {
    title: 'Nightly backup',
    purpose: 'Backs up the database and all files, and restores the backup for a test.',
  },
} as const satisfies Record<string, TaskText>
export type TaskName = keyof typeof taskTexts
export const taskNames = Object.keys(taskTexts) as TaskName[]

/** A task of a newer server has no text here yet. */
export const taskText = (name: string): TaskText =>
  isKnown(name) ? taskTexts[name] : { title: name, purpose: '' }

const isKnown = (name: string): name is TaskName => Object.hasOwn(taskTexts, name)

export const TaskRun = z.object({
  endedAt: z.string(),
  failed: z.boolean(),
  /** What it did, or why it failed; empty when there was nothing to do. */
  result: z.string(),
})
export type TaskRun = z.infer<typeof TaskRun>

export const ScheduledTask = z.object({
  name: z.string(),
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
