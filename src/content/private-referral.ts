import type { ReferralStage } from '#contract/referrals/referrals.ts'
import type { CallBack } from '#contract/website/site-details.ts'
import { callBackWords } from './call-back.ts'

/** The texts of the page that the sender of a referral opens with a private link. */
export const privateReferral = {
  title: 'Your referral',
  contact: 'Your contact',
  missing: 'We need this from you',
  add: {
    title: 'Add something',
    intro: 'Is there something else we should know? You can write to us here or add a file.',
    text: 'Your text',
    hint: 'Only our intake staff can read it. Please don’t write a Social Security number.',
    send: 'Send',
    thanks: 'We got it. Thank you.',
    stopped: 'Sending was stopped. Nothing you typed was lost.',
    failed: 'This couldn’t be sent. Please try again.',
  },
  withdraw: {
    title: 'Withdraw your referral?',
    offer: 'Is support no longer needed? You can withdraw your referral.',
    button: 'Withdraw my referral',
    question: 'We’ll stop working on it. You can send a new one at any time.',
    confirm: 'Yes, withdraw it',
    keep: 'No, keep it',
  },
} as const

type Words = { state: string; next: string }

/** Where a referral stands, in plain words, and what happens next. */
const stagesInWords: Record<Exclude<ReferralStage, 'received'>, Words> = {
  contacted: {
    state: 'We’ve been in touch with you.',
    next: 'Next, we’ll set up a visit and talk with the support coordinator.',
  },
  'visit planned': {
    state: 'We’ve planned a visit.',
    next: 'We’ve told you the day. If it doesn’t work for you, please tell us.',
  },
  'service agreed': {
    state: 'We’ve agreed on services.',
    next: 'We’re getting ready. We’ll call or email you about the first day.',
  },
  started: {
    state: 'Services have started.',
    next: 'Call or email us any time and tell us how it’s going.',
  },
  waiting: {
    state: 'Your referral is on our waiting list.',
    next: 'We’ll call or email you when we have a place. You can ask us at any time.',
  },
  declined: {
    state: 'We can’t offer services for this referral.',
    next: 'We’re sorry. Please contact us, and we’ll tell you why and what else may help.',
  },
  withdrawn: {
    state: 'Your referral was withdrawn.',
    next: 'You don’t need to do anything. You can send a new one at any time.',
  },
}

/** What the sender reads on the private page. */
export const wordsForReferral = ({
  stage,
  callBack,
}: {
  stage: ReferralStage
  callBack: CallBack
}): Words =>
  stage === 'received'
    ? {
        state: 'We got your referral.',
        next: `Someone from our office will call or email you${callBackWords[callBack]}.`,
      }
    : stagesInWords[stage]
