import { z } from 'zod'

/** The person in the office who takes care of a record. */
export const Owner = z.object({ id: z.string(), name: z.string() })
export type Owner = z.infer<typeof Owner>

export const unknownOwner = 'This person is not known'
