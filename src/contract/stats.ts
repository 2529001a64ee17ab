import { z } from 'zod'

/** How many there are, in all and lately. Days are those of the provider's time zone; a week begins on Monday. */
export const StatsOverview = z.object({
  total: z.number(),
  byStatus: z.record(z.string(), z.number()),
  today: z.number(),
  thisWeek: z.number(),
  thisMonth: z.number(),
  /** The last 90 days, the oldest first, without holes. */
  series: z.array(z.object({ date: z.string(), count: z.number() })),
})
export type StatsOverview = z.infer<typeof StatsOverview>
