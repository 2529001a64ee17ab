import type { z } from 'zod'

/** What a schema says about an input, as `field: message` lines; nothing when it accepts it. */
export function faultsOf(schema: z.ZodType, input: unknown): string[] {
  const issues = schema.safeParse(input).error?.issues ?? []
  return issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '))
}
