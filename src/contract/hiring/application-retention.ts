import { z } from 'zod'
import { replyWith } from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'

/** For how many years an application is kept after it arrived or its status last changed. */
export const keepChoices = [1, 2] as const

export const RetentionRules = z.object({
  keepYears: z.union(
    keepChoices.map((years) => z.literal(years)),
    'This time is not known',
  ),
  /** Whether the server deletes what was kept that long; else someone does it in the list. */
  deletesByItself: z.boolean('Please say whether the server deletes them'),
})
export type RetentionRules = z.infer<typeof RetentionRules>

/** The rules, and how many applications can be deleted by them today. */
export const Retention = z.object({ ...RetentionRules.shape, old: z.number() })
export type Retention = z.infer<typeof Retention>

export const applicationRetentionSchemas = {
  read: { reply: replyWith(Retention) },
  save: { body: RetentionRules, reply: replyWith(Retention) },
}

export const applicationRetentionCalls: Calls<typeof applicationRetentionSchemas> = {
  read: endpoint('GET', '/admin/application-retention', 'owner'),
  save: endpoint('PUT', '/admin/application-retention', 'owner'),
}
