import { z } from 'zod'
import {
  ById,
  Done,
  EditedVersion,
  optionalText,
  replyWith,
  storableText,
} from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'
import { ByToken, linkWay, MadeLink } from '#contract/records/private-links.ts'
import { EntryOfRecord } from '#contract/records/timeline.ts'
import { callBackTimes } from '#contract/website/site-details.ts'
import { referralFileFields, referralLimits } from './referral-input.ts'
import { closedStages, Referral, type ReferralStage, referralStages } from './referrals.ts'

// What the sender of a referral sees and does with a private link, and what staff do with the links.

export const privateReferralMessages = {
  nothing: 'Please choose a file or write something.',
  closed: 'This referral is closed, so nothing can be added here. Please contact us.',
  full: 'This referral has as many files as we can take here. Please contact us.',
  running: 'This is still being sent. Please wait a minute and try again.',
  otherBody: 'This was sent before with other content. Please send it again.',
}

export const privateReferralLimits = {
  missing: 300,
  /** Of one referral, with those it came with and what was written later. */
  files: 30,
}

/** A referral as someone with its link sees it: nothing that says who it is about or what they need. */
export const PrivateReferral = z.object({
  reference: z.string(),
  stage: z.enum(referralStages),
  /** What the office asks for; else empty. */
  missing: z.string(),
  callBack: z.enum(callBackTimes),
  /** Who takes care of it; empty when nobody is named. */
  contact: z.string(),
})
export type PrivateReferral = z.infer<typeof PrivateReferral>

/** Whether the sender can still add something or withdraw it. */
export const isOpen = (stage: ReferralStage) => !closedStages.includes(stage)

/** The address of the page. */
export const privateReferralPath = (token: string) => `/referral/status/${token}`

export const AdditionInput = z.object({ text: optionalText('Text', referralLimits.needs) })

export const privateReferralSchemas = {
  withdraw: { params: ByToken, reply: Done },
  add: {
    params: ByToken,
    form: AdditionInput,
    files: referralFileFields,
    reply: replyWith(PrivateReferral),
  },
}

export const privateReferralCalls: Calls<typeof privateReferralSchemas> = {
  withdraw: endpoint('POST', '/private-referrals/:token/withdraw', 'public'),
  add: endpoint('POST', '/private-referrals/:token/additions', 'public'),
}

export const referralLinkSchemas = {
  make: { params: ById, body: z.object({ way: linkWay() }), reply: replyWith(MadeLink) },
  revoke: { params: EntryOfRecord, reply: Done },
  setMissing: {
    params: ById,
    /** Empty when nothing is asked for any more. */
    body: z.object({
      missing: storableText('What is missing', privateReferralLimits.missing),
      updatedAt: EditedVersion,
    }),
    reply: replyWith(Referral),
  },
}

export const referralLinkCalls: Calls<typeof referralLinkSchemas> = {
  make: endpoint('POST', '/referrals/:id/private-links', 'edit referrals'),
  revoke: endpoint('DELETE', '/referrals/:id/private-links/:entryId', 'edit referrals'),
  setMissing: endpoint('PATCH', '/referrals/:id/missing', 'edit referrals'),
}
