import { z } from 'zod'
import { applicationStages } from '#contract/hiring/application-status.ts'
import { replyWith } from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'

/** The periods of a report. The last day, week or month of a period is not complete yet. */
export const reportPeriods = {
  '30-days': { unit: 'day', count: 30 },
  '13-weeks': { unit: 'week', count: 13 },
  '12-months': { unit: 'month', count: 12 },
} as const
export type ReportPeriod = keyof typeof reportPeriods
export type ReportUnit = (typeof reportPeriods)[ReportPeriod]['unit']

export const reportPeriodNames = Object.keys(reportPeriods) as ReportPeriod[]
export const usualPeriod: ReportPeriod = '30-days'

/** How many jobs are listed by name. */
export const jobsNamed = 20

/** Groups by the days something took; the last group has those that took longer. */
export const decisionBands = [3, 7, 14, 30]
export const lookBands = [1, 3, 7, 14]

const byStage = z.record(z.enum(applicationStages), z.number())

/** The applications for one job. */
const JobReport = z.object({
  jobId: z.string(),
  title: z.string(),
  /** Null when the job was deleted. */
  location: z.nullable(z.string()),
  total: z.number(),
  /** Their stages today. */
  byStage,
})
export type JobReport = z.infer<typeof JobReport>

/** How many counties are listed by name. */
export const countiesNamed = 8

/** Groups of first calls by the days they took. */
export const firstCallBands = [1, 3, 7, 14]

/** The count of every day, week or month, oldest first; `date` is its first day. */
const Series = z.array(z.object({ date: z.string(), count: z.number() }))

const ApplicationReport = z.object({
  total: z.number(),
  series: Series,
  /** Their statuses today. */
  byStatus: z.record(z.string(), z.number()),
  /** The most frequent first; the rest is counted in `otherJobs`. */
  byJob: z.array(JobReport),
  otherJobs: z.number(),
})
export type ApplicationReport = z.infer<typeof ApplicationReport>

/** How long something took after the application. */
const timesTaken = {
  total: z.number(),
  medianHours: z.nullable(z.number()),
  /** `days` is the upper limit of a group; the last group has none. */
  bands: z.array(z.object({ days: z.nullable(z.number()), count: z.number() })),
}
export type TimesTaken = {
  total: number
  medianHours: number | null
  bands: { days: number | null; count: number }[]
}

/** Applications that someone in the office first opened or changed in this period. */
const FirstLookReport = z.object({
  ...timesTaken,
  /** How many nobody has looked at yet, whenever they arrived. */
  waiting: z.number(),
})
export type FirstLookReport = z.infer<typeof FirstLookReport>

/**
 * Decisions (hired or rejected) made in this period, even if the person applied earlier. Only the
 * last decision on an application counts, and not if it was reversed.
 */
const DecisionReport = z.object(timesTaken)

/** The people who were rejected or withdrew in this period, by the stage they had reached. */
const LossReport = z.array(
  z.object({ stage: z.enum(applicationStages), rejected: z.number(), withdrawn: z.number() }),
)
export type LossReport = z.infer<typeof LossReport>

const MessageReport = z.object({ total: z.number(), series: Series })
export type MessageReport = z.infer<typeof MessageReport>

/** Referrals received in this period; first calls made in it, even if the referral came earlier. */
const ReferralReport = z.object({
  total: z.number(),
  series: Series,
  /** Their stages today. */
  byStage: z.record(z.string(), z.number()),
  /** The most frequent first; the rest is counted in `otherCounties`. */
  byCounty: z.array(z.object({ name: z.string(), count: z.number() })),
  otherCounties: z.number(),
  /** The time from the referral until it left the stage "received". */
  firstCalls: DecisionReport,
})
export type ReferralReport = z.infer<typeof ReferralReport>

/**
 * Days are those of the provider's time zone; a week begins on Monday. What someone's role may not read
 * is left out.
 */
export const Report = z.object({
  period: z.enum(reportPeriodNames),
  /** The first day of the period, and today. */
  from: z.string(),
  to: z.string(),
  applications: z.optional(ApplicationReport),
  firstLooks: z.optional(FirstLookReport),
  decisions: z.optional(DecisionReport),
  losses: z.optional(LossReport),
  contactMessages: z.optional(MessageReport),
  referrals: z.optional(ReferralReport),
})
export type Report = z.infer<typeof Report>

export const reportSchemas = {
  read: {
    query: z.object({
      period: z.enum(reportPeriodNames, 'This period is not known').default(usualPeriod),
    }),
    reply: replyWith(Report),
  },
}

export const reportCalls: Calls<typeof reportSchemas> = {
  read: endpoint('GET', '/admin/reports', 'staff'),
}
