import type { Offer } from '#contract/hiring/decisions.ts'
import type { ApplicationRow } from '#server/platform/db/tables/hiring.ts'
import { dayInWords } from '#server/platform/time.ts'

type StoredOffer = Pick<ApplicationRow, 'offer_made_on' | 'offer_answer' | 'offer_answered_on'>
type Stored = StoredOffer & Pick<ApplicationRow, 'check_notice_on'>

/** Null when there is none. */
export const toOffer = (row: StoredOffer): Offer | null =>
  row.offer_made_on
    ? { madeOn: row.offer_made_on, answer: row.offer_answer, answeredOn: row.offer_answered_on }
    : null

export const isSameOffer = (a: StoredOffer, b: StoredOffer) =>
  a.offer_made_on === b.offer_made_on &&
  a.offer_answer === b.offer_answer &&
  a.offer_answered_on === b.offer_answered_on

/** made on Nov 18, 2026, accepted on Nov 20, 2026; empty when there is none. */
export function offerInWords({ offer_made_on, offer_answer, offer_answered_on }: StoredOffer) {
  if (!offer_made_on) return ''
  const answer = [offer_answer, offer_answered_on && `on ${dayInWords(offer_answered_on)}`]
  return [`made on ${dayInWords(offer_made_on)}`, answer.filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ')
}

/** What the history says about a change of the offer and of the notice, each after the name of who made it. */
export function decisionsInWords(before: Stored, after: Stored): string[] {
  const lines = []
  if (!isSameOffer(before, after)) {
    lines.push(
      after.offer_made_on ? `recorded the offer: ${offerInWords(after)}` : 'ended the offer',
    )
  }
  const notice = after.check_notice_on
  if (notice !== before.check_notice_on) {
    const about = 'the first notice about the background check'
    lines.push(notice ? `recorded ${about} of ${dayInWords(notice)}` : `took back ${about}`)
  }
  return lines
}
