import { privateReferral } from '#content/private-referral.ts'
import type { FormResult } from '#contract/platform/page.ts'
import {
  type PrivateReferral,
  privateReferralCalls,
  privateReferralMessages,
} from '#contract/referrals/private-referral.ts'
import { inPageLanguage } from '../layout/form-faults.ts'
import { sendWithFiles } from '../referral/send-with-files.ts'
import type { Sending } from '../use-upload.ts'

type Addition = { token: string; typed: FormData; files: File[]; sending: Sending }

/** Sends a text and files for a referral. */
export async function sendAddition(
  { token, typed, files, sending }: Addition,
  onArrived: (referral: PrivateReferral) => void,
): Promise<FormResult> {
  if (files.length === 0 && String(typed.get('text')).trim() === '') {
    const fields = { text: privateReferralMessages.nothing }
    return inPageLanguage({ sent: false, message: '', fields, values: {} })
  }
  return sendWithFiles(
    {
      call: privateReferralCalls.add,
      params: { token },
      typed,
      files,
      sending,
      failure: privateReferral.add.failed,
    },
    ({ data }) => {
      onArrived(data)
      return { message: '' }
    },
  )
}
