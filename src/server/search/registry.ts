import { applicantFinder } from '../applications/applications.finder.ts'
import { messageFinder } from '../contact/contact.finder.ts'
import { eventFinder } from '../events/events.finder.ts'
import { jobFinder } from '../jobs/jobs.finder.ts'
import { referralFinder } from '../referrals/referrals.finder.ts'
import { memberFinder } from '../team/team.finder.ts'
import { testimonialFinder } from '../testimonials/testimonials.finder.ts'
import type { Finder } from './finder.ts'

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
