import '../../zod-without-eval.ts'
import { type ContactAnswer, contactFormCalls, contactSent } from '#contract/contact.ts'
import { ContactForm } from '#contract/contact-input.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'

/** Checks the form and sends it. Never throws: problems are part of the result. */
export async function sendMessage(typed: FormData): Promise<ContactAnswer> {
  const checked = ContactForm.safeParse(Object.fromEntries(typed))
  if (!checked.success) return faults(checked.error.issues)
  try {
    const { message = contactSent } = await call(contactFormCalls.submit, { body: checked.data })
    return { sent: true, message, fields: {}, values: {} }
  } catch (error) {
    const fields = error instanceof ApiError ? error.fields : {}
    return { sent: false, message: failureOf(error), fields, values: {} }
  }
}

/** The message about the whole form comes first, else the message of the first invalid field. */
function faults(issues: { path: PropertyKey[]; message: string }[]): ContactAnswer {
  const fields: Record<string, string> = {}
  for (const { path, message } of issues) fields[String(path[0] ?? 'form')] ??= message
  const { form, ...named } = fields
  return { sent: false, message: form ?? Object.values(named)[0] ?? '', fields: named, values: {} }
}

function failureOf(error: unknown) {
  if (!(error instanceof ApiError) || error.status === 0) {
    return 'Failed to submit contact form. Please try again.'
  }
  return error.reason || 'Failed to submit contact form'
}
