import { z } from 'zod'

/** A nightly backup. */
export const Backup = z.object({
  folder: z.string(),
  file: z.string(),
  /** The moment whose data it contains. */
  madeAt: z.string(),
  size: z.number(),
  /** When it was restored into a temporary place and was complete; null when that failed. */
  provedAt: z.nullable(z.string()),
  /** Why it is not proved; else empty. */
  problem: z.string(),
})
export type Backup = z.infer<typeof Backup>
