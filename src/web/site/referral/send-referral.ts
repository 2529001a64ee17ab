import type { FormResult } from '#contract/platform/page.ts'
import {
  ReferralInput,
  referralFileFields,
  referralMessages,
} from '#contract/referrals/referral-input.ts'
import { referralFormCalls } from '#contract/referrals/referrals.ts'
import { ApiError } from '../../api/api-error.ts'
import { createRetryKeys, upload } from '../../api/upload.ts'
import { toFormResult } from '../layout/form-faults.ts'
import type { Sending } from '../use-upload.ts'
import '#web/zod-without-eval.ts'

const failure = 'Your referral couldn’t be sent. Please try again.'
const keys = createRetryKeys()

/** Checks the form and sends it. Never throws: problems are part of the result. */
export async function sendReferral(
  typed: FormData,
  files: File[],
  sending: Sending,
): Promise<FormResult> {
  const values = Object.fromEntries(typed)
  const checked = ReferralInput.safeParse(values)
  if (!checked.success) {
    return { ...toFormResult(checked.error.issues), message: referralMessages.missing }
  }
  for (const [index, name] of referralFileFields.entries()) {
    const file = files[index]
    if (file) typed.set(name, file)
  }
  try {
    const { data } = await upload(referralFormCalls.submit, {
      form: typed,
      headers: { 'idempotency-key': keys.getKey([...Object.values(values), ...files]) },
      ...sending,
    })
    keys.forget()
    return { sent: true, message: data.reference, fields: {}, values: {} }
  } catch (error) {
    const { message, fields } = error instanceof ApiError ? error : { message: '', fields: {} }
    return { sent: false, message: message || failure, fields, values: {} }
  }
}
