import { z } from 'zod'

/** Counts of a kind of record. Days are those of the provider's time zone; a week begins on Monday. */
export const StatsOverview = z.object({
  total: z.number(),
  byStatus: z.record(z.string(), z.number()),
  today: z.number(),
  thisWeek: z.number(),
  thisMonth: z.number(),
  /** Every one of the last 90 days, oldest first. */
  series: z.array(z.object({ date: z.string(), count: z.number() })),
})
export type StatsOverview = z.infer<typeof StatsOverview>
