import type { z } from 'zod'
import { failedCheck } from '#server/platform/errors.ts'

/** The words of a version as a form would send them. They may break a rule that is newer than they are. */
export function checkVersion<S extends z.ZodType>(schema: S, words: z.input<S>): z.output<S> {
  const { success, data, error } = schema.safeParse(words)
  if (!success) throw failedCheck(error.issues)
  return data
}
