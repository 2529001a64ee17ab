import { z } from 'zod'
import { replyWith } from './common.ts'
import { type Calls, endpoint } from './endpoint.ts'

/** What a report may reach back over: whole days, weeks or months, the last of them not over yet. */
export const reportPeriods = {
  '30-days': { unit: 'day', count: 30 },
  '13-weeks': { unit: 'week', count: 13 },
  '12-months': { unit: 'month', count: 12 },
} as const
export type ReportPeriod = keyof typeof reportPeriods
export type ReportUnit = (typeof reportPeriods)[ReportPeriod]['unit']

export const reportPeriodNames = Object.keys(reportPeriods) as ReportPeriod[]
export const usualPeriod: ReportPeriod = '30-days'

/** How many positions are told by name. */
export const positionsNamed = 8

/** How long decisions took, in groups: up to so many days, and all that took longer. */
export const decisionBands = [3, 7, 14, 30] as const

/** How many came in each day, week or month, the oldest first, without holes; `date` is its first day. */
const Series = z.array(z.object({ date: z.string(), count: z.number() }))

/** Days are those of the provider's time zone; a week begins on Monday. */
export const Report = z.object({
  period: z.enum(reportPeriodNames),
  /** The first day and the last, which is today. */
  from: z.string(),
  to: z.string(),
  applications: z.object({
    total: z.number(),
    series: Series,
    /** What became of them by now. */
    byStatus: z.record(z.string(), z.number()),
    /** Most first, as many as are named; all the rest is `otherPositions`. */
    byPosition: z.array(z.object({ title: z.string(), count: z.number() })),
    otherPositions: z.number(),
  }),
  /**
   * Decisions of this time, hired or rejected, whenever the person applied. Of several on one
   * application the last counts; one that was taken back does not.
   */
  decisions: z.object({
    total: z.number(),
    /** Half of them took less time than this, from applying on. */
    medianHours: z.nullable(z.number()),
    /** `days` is the most that a group took; the last group has none. */
    bands: z.array(z.object({ days: z.nullable(z.number()), count: z.number() })),
  }),
  contactMessages: z.object({ total: z.number(), series: Series }),
})
export type Report = z.infer<typeof Report>

/** The name of an exported file, as applications-2026-11-15.csv. */
export const exportName = (what: 'applications' | 'contact-messages', day: string) =>
  `${what}-${day}.csv`

const csv = { reply: z.string() }

export const reportSchemas = {
  read: {
    query: z.object({
      period: z.enum(reportPeriodNames, 'This period is not known').default(usualPeriod),
    }),
    reply: replyWith(Report),
  },
  exportApplications: csv,
  exportMessages: csv,
}

export const reportCalls: Calls<typeof reportSchemas> = {
  read: endpoint('GET', '/admin/reports', 'admin'),
  exportApplications: endpoint('GET', '/careers/export.csv', 'admin'),
  exportMessages: endpoint('GET', '/contact/export.csv', 'admin'),
}
