import { applicantFinder } from '#server/hiring/applications/applications.finder.ts'
import { jobFinder } from '#server/hiring/jobs/jobs.finder.ts'
import { messageFinder } from '#server/messages/contact/contact.finder.ts'
import type { Finder } from '#server/records/search/finder.ts'
import { referralFinder } from '#server/referrals/referrals/referrals.finder.ts'
import { eventFinder } from '#server/website/events/events.finder.ts'
import { memberFinder } from '#server/website/team/team.finder.ts'
import { testimonialFinder } from '#server/website/testimonials/testimonials.finder.ts'

/** Every feature that the office's search looks into. */
export const registry: Finder[] = [
  applicantFinder,
  messageFinder,
  referralFinder,
  jobFinder,
  eventFinder,
  memberFinder,
  testimonialFinder,
]
