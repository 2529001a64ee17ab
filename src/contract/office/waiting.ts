import { z } from 'zod'
import { replyWith } from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'

/** The kinds of records that wait for someone in the office, the most urgent first. */
export const waitingKinds = [
  'urgent messages',
  'referrals',
  'referral steps',
  'applications',
  'messages',
  'testimonials',
  'closing',
  'interviews',
  'lacking',
  'expiring',
  'mail',
  'backup',
] as const
export type WaitingKind = (typeof waitingKinds)[number]

/**
 * How many records of a kind wait, and since when the oldest of them does. `closing` are the jobs that
 * close within a week, `interviews` the applicants who come within a week, `lacking` the new hires who lack something
 * before their first day, and `expiring` the people who were hired and of whom something expires soon. A backup waits when the last one is too old; `oldest` is
 * when that one was made.
 */
export const Waiting = z.object({
  kind: z.enum(waitingKinds),
  count: z.number(),
  oldest: z.nullable(z.string()),
})
export type Waiting = z.infer<typeof Waiting>

export const waitingSchemas = {
  list: { reply: replyWith(z.array(Waiting)) },
}

export const waitingCalls: Calls<typeof waitingSchemas> = {
  list: endpoint('GET', '/admin/waiting', 'staff'),
}
