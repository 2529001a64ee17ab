import { builtInDetails } from '#content/provider.ts'
import { SiteDetails } from '#contract/website/site-details.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { findDetails } from './site-details.queries.ts'

export type DetailsCache = ReturnType<typeof createDetailsCache>

/**
 * The site details as this process last read them. When the database does not answer, a page must
 * still show the phone number that staff saved instead of the built-in one.
 */
export function createDetailsCache(db: Db) {
  let last = builtInDetails

  /** Call it after the commit of a change. The schema removes what visitors may not see. */
  const remember = (details: SiteDetails) => {
    last = SiteDetails.parse(details)
  }

  return {
    remember,
    last: () => last,

    /** Reads from the database, and throws when it does not answer. */
    async read() {
      const found = await findDetails(db)
      remember(found)
      return found
    },
  }
}
