import type { z } from 'zod'

/** The messages that people read about an invalid input: the first of each field, as `field: message`. */
export function listFaults(schema: z.ZodType, input: unknown): string[] {
  const issues = schema.safeParse(input).error?.issues ?? []
  const fields = Map.groupBy(issues, ({ path }) => path.join('.'))
  return [...fields].map(([field, [first]]) => [field, first?.message].filter(Boolean).join(': '))
}
