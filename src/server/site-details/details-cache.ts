import { builtInDetails } from '#content/provider.ts'
import { SiteDetails } from '#contract/site-details.ts'
import type { Db } from '../db/transact.ts'
import { findDetails } from './site-details.queries.ts'

export type DetailsCache = ReturnType<typeof createDetailsCache>

/**
 * The site details as this process last saw them. A page that is made while the database does not
 * answer must not show the built-in phone number after staff have saved their own.
 */
export function createDetailsCache(db: Db) {
  let last = builtInDetails

  /** Call it after the commit of a change. Only what visitors may know is kept. */
  const remember = (details: SiteDetails) => {
    last = SiteDetails.parse(details)
  }

  return {
    remember,
    last: () => last,

    /** From the database; fails when it does not answer. */
    async read() {
      const found = await findDetails(db)
      remember(found)
      return found
    },
  }
}
