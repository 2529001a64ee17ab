import { z } from 'zod'

export type ExportedFile = 'applications' | 'contact-messages'

/** The name of an exported file, such as applications-2026-11-15.csv. */
export const exportName = (what: ExportedFile, day: string) => `${what}-${day}.csv`

/** The response of a call that exports. */
export const csv = { reply: z.string() }
