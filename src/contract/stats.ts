import { z } from 'zod'

/** How many of a kind there are, and how many came when, in the provider's time zone. */
export const Statistics = z.object({
  total: z.number(),
  byStatus: z.record(z.string(), z.number()),
  today: z.number(),
  thisWeek: z.number(),
  thisMonth: z.number(),
  /** The last 90 days, oldest first, without holes. */
  series: z.array(z.object({ date: z.string(), count: z.number() })),
})
export type Statistics = z.infer<typeof Statistics>
