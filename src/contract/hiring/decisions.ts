import { z } from 'zod'
import { replyWith } from '#contract/platform/common.ts'
import { DayOrNone } from '#contract/platform/date-and-time.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'
import type { ApplicationStatus } from './application-status.ts'

// What staff decide about applicants besides the status: an offer, and the notice before a background
// check is the reason for a rejection.

/** What the applicant said to an offer; empty until then. */
export const offerAnswers = ['', 'accepted', 'declined'] as const
export type OfferAnswer = (typeof offerAnswers)[number]

/** An offer stands beside the status `interview_completed`, and any other status ends it. */
export const Offer = z.object({
  madeOn: z.iso.date('Please enter the day of the offer'),
  answer: z.enum(offerAnswers, 'This answer is not known'),
  /** Empty until there is an answer. */
  answeredOn: DayOrNone,
})
export type Offer = z.infer<typeof Offer>

/** Whether someone has an offer or was hired: then the first-day list and the disclosure are for them. */
export const isExpected = (status: ApplicationStatus, offer: OfferAnswer | null | undefined) =>
  status === 'hired' || offer === '' || offer === 'accepted'

/** Staff word the reasons themselves. One that is a background check takes a first notice and some days. */
export const isCheckReason = (reason: string) => /background/i.test(reason)

export const checkTooEarly =
  'A background check is a reason only after the first notice and the days to answer it. Choose Reject.'

/** For how many workdays someone can answer the notice about a background check. */
export const waitingLimits = { least: 1, most: 30 }

export const WaitingDays = z.object({
  waitingDays: z
    .int('Please enter a number of days')
    .min(waitingLimits.least, `At least ${waitingLimits.least} day`)
    .max(waitingLimits.most, `At most ${waitingLimits.most} days`),
})
export type WaitingDays = z.infer<typeof WaitingDays>

/** The first day on which it can be decided after a notice: these workdays have passed. Days such as 2026-11-18. */
export function decideFrom(noticeOn: string, waitingDays: number): string {
  const day = new Date(noticeOn)
  let left = waitingDays
  while (left > 0) {
    day.setUTCDate(day.getUTCDate() + 1)
    if (day.getUTCDay() % 6 !== 0) left -= 1
  }
  day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

export const waitingDaysSchemas = {
  read: { reply: replyWith(WaitingDays) },
  save: { body: WaitingDays, reply: replyWith(WaitingDays) },
}

export const waitingDaysCalls: Calls<typeof waitingDaysSchemas> = {
  read: endpoint('GET', '/careers/waiting-days', 'read applicants'),
  save: endpoint('PUT', '/careers/waiting-days', 'owner'),
}
