import type { z } from 'zod'
import { findMessage } from '#content/messages.ts'
import type { CallSchemas, Endpoint } from '#contract/platform/endpoint.ts'
import type { FormResult } from '#contract/platform/page.ts'
import { referralFileFields } from '#contract/referrals/referral-input.ts'
import { ApiError } from '#web/api/api-error.ts'
import { createRetryKeys, upload } from '#web/api/upload.ts'
import { inPageLanguage } from '../layout/form-faults.ts'
import type { Sending } from '../use-upload.ts'

type Form<S extends CallSchemas> = {
  call: Endpoint<S>
  params?: Record<string, string>
  typed: FormData
  files: File[]
  sending: Sending
  /** Said when nothing else is known. */
  failure: string
}

const keys = createRetryKeys()

/** Sends a form with up to three files. Never throws: problems are part of the result. */
export async function sendWithFiles<S extends CallSchemas>(
  { call, params = {}, typed, files, sending, failure }: Form<S>,
  onReply: (reply: z.output<S['reply']>) => Pick<FormResult, 'message' | 'link'>,
): Promise<FormResult> {
  const content = [...Object.values(params), ...Object.values(Object.fromEntries(typed)), ...files]
  for (const [index, name] of referralFileFields.entries()) {
    const file = files[index]
    if (file) typed.set(name, file)
  }
  try {
    const reply = await upload(call, {
      params,
      form: typed,
      headers: { 'idempotency-key': keys.getKey(content) },
      ...sending,
    })
    keys.forget()
    return { sent: true, ...onReply(reply), fields: {}, values: {} }
  } catch (error) {
    const { message, fields } = error instanceof ApiError ? error : { message: '', fields: {} }
    const shown = findMessage(message) || failure
    return inPageLanguage({ sent: false, message: shown, fields, values: {} })
  }
}
