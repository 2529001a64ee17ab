import { builtInDetails } from '#content/provider.ts'
import { SiteDetails } from '#contract/website/site-details.ts'
import type { DetailsCache } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { findDetails } from './site-details.queries.ts'

export function createDetailsCache(db: Db): DetailsCache {
  let last = builtInDetails

  const remember = (details: SiteDetails) => {
    // The schema removes what visitors may not see.
    last = SiteDetails.parse(details)
  }

  return {
    remember,
    last: () => last,
    async read() {
      const found = await findDetails(db)
      remember(found)
      return found
    },
  }
}
