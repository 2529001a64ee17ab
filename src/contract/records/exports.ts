import { z } from 'zod'

/** The name of an exported file, such as applications-2026-11-15.csv. */
export const exportName = (what: string, day: string) => `${what}-${day}.csv`

/** The response of a call that exports. */
export const csv = { reply: z.string() }
