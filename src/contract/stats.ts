import { z } from 'zod'

/** How many there are, by status and lately. Days, weeks and months are the provider's. */
export const Stats = z.object({
  total: z.number(),
  byStatus: z.record(z.string(), z.number()),
  today: z.number(),
  /** From Monday. */
  thisWeek: z.number(),
  thisMonth: z.number(),
  /** The last 90 days, today last, none left out. */
  series: z.array(z.object({ date: z.string(), count: z.number() })),
})
export type Stats = z.infer<typeof Stats>
