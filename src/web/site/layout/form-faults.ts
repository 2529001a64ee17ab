import type { FormResult } from '#contract/platform/page.ts'

/**
 * What is wrong in a form that was checked before it is sent. The message about the whole form comes first,
 * else the message of the first invalid field.
 */
export function toFormResult(issues: { path: PropertyKey[]; message: string }[]): FormResult {
  const fields: Record<string, string> = {}
  for (const { path, message } of issues) fields[String(path[0] ?? 'form')] ??= message
  const { form, ...named } = fields
  return { sent: false, message: form ?? Object.values(named)[0] ?? '', fields: named, values: {} }
}
