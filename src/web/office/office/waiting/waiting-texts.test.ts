import { expect, test } from 'vitest'
import type { Waiting, WaitingKind } from '#contract/office/waiting.ts'
import { describeAge, waitingTexts } from './waiting-texts.ts'

const now = new Date('2026-11-15T12:00:00.000Z')
const line = (kind: WaitingKind, count: number, oldest: string | null = null): Waiting => ({
  kind,
  count,
  oldest,
})

test.each<[WaitingKind, number, string]>([
  ['referrals', 1, '1 referral waits for a first call'],
  ['referrals', 2, '2 referrals wait for a first call'],
  ['referral steps', 1, '1 next step of referrals is due'],
  ['referral steps', 2, '2 next steps of referrals are due'],
  ['applications', 1, '1 application waits for a first look'],
  ['testimonials', 1, '1 testimonial waits for approval'],
  ['closing', 1, '1 job posting closes within a week'],
  ['interviews', 2, '2 interviews within a week'],
  ['expiring', 1, '1 new hire has a document that expires soon or has expired'],
  ['mail', 1, '1 email could not be sent'],
])('says of %s that are %i: %s', (kind, count, sentence) => {
  expect(waitingTexts[kind].sentence(line(kind, count))).toBe(sentence)
})

test.each<[WaitingKind, string]>([
  ['referrals', 'referrals&stage=received'],
  ['referral steps', 'referrals&view=due'],
])('%s are found in the section %s', (kind, section) => {
  expect(waitingTexts[kind].to).toBe(`/admin/dashboard?section=${section}`)
})

test.each<[Waiting, string | undefined]>([
  [line('applications', 1), undefined],
  [line('applications', 1, '2026-11-15T09:00:00.000Z'), 'received 3 hours ago'],
  [line('applications', 2, '2026-11-15T09:00:00.000Z'), 'the oldest received 3 hours ago'],
  [line('referrals', 2, '2026-11-15T09:00:00.000Z'), 'the oldest received 3 hours ago'],
  [line('referral steps', 2, '2026-11-13'), 'the oldest due Nov 13, 2026'],
  [line('expiring', 1, '2026-11-13'), 'on Nov 13, 2026'],
])('the age of %j is: %s', (waiting, age) => {
  expect(describeAge(waiting, now)).toBe(age)
})
