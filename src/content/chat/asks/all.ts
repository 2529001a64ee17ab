import type { Asks } from '../topics.ts'
import { aboutAsks } from './about.ts'
import { applyingAsks } from './applying.ts'
import { careAsks } from './care.ts'
import { commonAsks } from './common.ts'
import { concernsAsks } from './concerns.ts'
import { daysAsks } from './days.ts'
import { eligibilityAsks } from './eligibility.ts'
import { familiesAsks } from './families.ts'
import { homeAsks } from './home.ts'
import { jobsAsks } from './jobs.ts'
import { joiningAsks } from './joining.ts'
import { officeAsks } from './office.ts'
import { peopleAsks } from './people.ts'
import { programsAsks } from './programs.ts'
import { startAsks } from './start.ts'
import { websiteAsks } from './website.ts'
import { workAsks } from './work.ts'

/** How people ask about each topic. */
export const asksByTopic: Required<Asks> = {
  ...aboutAsks,
  ...applyingAsks,
  ...careAsks,
  ...commonAsks,
  ...concernsAsks,
  ...daysAsks,
  ...eligibilityAsks,
  ...familiesAsks,
  ...homeAsks,
  ...jobsAsks,
  ...joiningAsks,
  ...officeAsks,
  ...peopleAsks,
  ...programsAsks,
  ...startAsks,
  ...websiteAsks,
  ...workAsks,
}
