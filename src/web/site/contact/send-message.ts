import '../../zod-without-eval.ts'
import { contactTexts } from '#content/contact.ts'
import { language } from '#content/language.ts'
import { findMessage } from '#content/messages.ts'
import { contactFormCalls, contactSent } from '#contract/messages/contact.ts'
import { ContactForm } from '#contract/messages/contact-input.ts'
import type { FormResult } from '#contract/platform/page.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { inPageLanguage, toFormResult } from '../layout/form-faults.ts'

/** Checks the form and sends it. Never throws: problems are part of the result. */
export async function sendMessage(typed: FormData): Promise<FormResult> {
  const checked = ContactForm.safeParse(Object.fromEntries(typed))
  if (!checked.success) return toFormResult(checked.error.issues)
  try {
    const body = { ...checked.data, language }
    const { message = contactSent } = await call(contactFormCalls.submit, { body })
    return inPageLanguage({ sent: true, message, fields: {}, values: {} })
  } catch (error) {
    const fields = error instanceof ApiError ? error.fields : {}
    return inPageLanguage({ sent: false, message: describeFailure(error), fields, values: {} })
  }
}

function describeFailure(error: unknown) {
  if (!(error instanceof ApiError) || error.status === 0) return contactTexts.notLoaded
  return (error.reason && findMessage(error.reason)) || contactTexts.failed
}
