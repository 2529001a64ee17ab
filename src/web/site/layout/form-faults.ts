import { findMessage } from '#content/messages.ts'
import type { FormResult } from '#contract/platform/page.ts'

/**
 * What is wrong in a form that was checked before it is sent. The message about the whole form comes first,
 * else the message of the first invalid field.
 */
export function toFormResult(issues: { path: PropertyKey[]; message: string }[]): FormResult {
  const fields: Record<string, string> = {}
  for (const { path, message } of issues) fields[String(path[0] ?? 'form')] ??= message
  const { form, ...named } = fields
  const message = form ?? Object.values(named)[0] ?? ''
  return inPageLanguage({ sent: false, message, fields: named, values: {} })
}

/** A result that the contract or the API made, in the language of the page. */
export const inPageLanguage = ({ message, fields, ...result }: FormResult): FormResult => ({
  ...result,
  message: say(message),
  fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, say(text)])),
})

/** What the contract or the API says, in the language of the page. */
export const say = (message: string) => findMessage(message) ?? message
