import type { Asks } from '../topics.ts'
import { aboutAsks } from './about.ts'
import { applyingAsks } from './applying.ts'
import { commonAsks } from './common.ts'
import { daysAsks } from './days.ts'
import { homeAsks } from './home.ts'
import { jobsAsks } from './jobs.ts'
import { officeAsks } from './office.ts'
import { peopleAsks } from './people.ts'
import { programsAsks } from './programs.ts'
import { startAsks } from './start.ts'

/** How people ask about each topic. */
export const asksByTopic: Required<Asks> = {
  ...commonAsks,
  ...programsAsks,
  ...peopleAsks,
  ...homeAsks,
  ...daysAsks,
  ...startAsks,
  ...aboutAsks,
  ...officeAsks,
  ...jobsAsks,
  ...applyingAsks,
}
