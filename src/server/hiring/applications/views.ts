import type { ApplicationView } from '#contract/hiring/applications.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { isOld, readRetention } from '../application-data/retention.queries.ts'
import { hasExpiring } from '../first-day/first-day.queries.ts'
import { hasInterviewSoon } from './interviews.queries.ts'

/** The condition of the applications that a view shows. */
export async function isInView(db: Db, view: ApplicationView, now: Date) {
  const views = {
    interviews: async () => hasInterviewSoon(now),
    expiring: async () => hasExpiring(now),
    old: async () => isOld(db, now, await readRetention(db)),
  }
  return views[view]()
}
