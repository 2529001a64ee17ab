import { referralOnline } from '#content/referral-online.ts'
import type { FormResult } from '#contract/platform/page.ts'
import { ReferralInput, referralMessages } from '#contract/referrals/referral-input.ts'
import { referralFormCalls } from '#contract/referrals/referrals.ts'
import { say, toFormResult } from '../layout/form-faults.ts'
import type { Sending } from '../use-upload.ts'
import { sendWithFiles } from './send-with-files.ts'
import '#web/zod-without-eval.ts'

/** Checks the form and sends it. */
export async function sendReferral(
  typed: FormData,
  files: File[],
  sending: Sending,
): Promise<FormResult> {
  const checked = ReferralInput.safeParse(Object.fromEntries(typed))
  if (!checked.success) {
    return { ...toFormResult(checked.error.issues), message: say(referralMessages.missing) }
  }
  return sendWithFiles(
    { call: referralFormCalls.submit, typed, files, sending, failure: referralOnline.failed },
    ({ data: { reference, link } }) => ({ message: reference, link }),
  )
}
