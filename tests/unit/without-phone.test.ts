import { expect, test } from 'vitest'
import { accessibility, privacy } from '#content/legal.ts'
import { privateApplication, wordsFor } from '#content/private-application.ts'
import { referralTexts } from '#content/referral.ts'
import { applicationStatuses } from '#contract/hiring/application-status.ts'
import { privateApplicationMessages } from '#contract/hiring/private-application.ts'

test('texts that are shown without a phone number ask nobody to call', () => {
  const texts = [
    privacy,
    accessibility,
    // The first step is by phone or email, as the specification has it.
    { ...referralTexts, first: '' },
    privateApplication,
    privateApplicationMessages,
    ...applicationStatuses.map((status) => wordsFor({ status, offer: null })),
    ...(['', 'accepted', 'declined'] as const).map((offer) =>
      wordsFor({ status: 'interview_completed', offer }),
    ),
  ]
  expect(JSON.stringify(texts).match(/.{0,40}\bcall (or \w+ (to )?)?us\b.{0,20}/gi)).toBeNull()
})
