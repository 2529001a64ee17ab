import '../../zod-without-eval.ts'
import { contactFormCalls, contactSent } from '#contract/messages/contact.ts'
import { ContactForm } from '#contract/messages/contact-input.ts'
import type { FormResult } from '#contract/platform/page.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { toFormResult } from '../layout/form-faults.ts'

/** Checks the form and sends it. Never throws: problems are part of the result. */
export async function sendMessage(typed: FormData): Promise<FormResult> {
  const checked = ContactForm.safeParse(Object.fromEntries(typed))
  if (!checked.success) return toFormResult(checked.error.issues)
  try {
    const { message = contactSent } = await call(contactFormCalls.submit, { body: checked.data })
    return { sent: true, message, fields: {}, values: {} }
  } catch (error) {
    const fields = error instanceof ApiError ? error.fields : {}
    return { sent: false, message: describeFailure(error), fields, values: {} }
  }
}

function describeFailure(error: unknown) {
  if (!(error instanceof ApiError) || error.status === 0) {
    return 'Failed to submit contact form. Please try again.'
  }
  return error.reason || 'Failed to submit contact form'
}
