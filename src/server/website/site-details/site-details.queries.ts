import { builtInDetails } from '#content/provider.ts'
import type { Complete } from '#contract/platform/common.ts'
import {
  type EditedSiteDetails,
  SiteDetails,
  type SiteDetailsForm,
} from '#contract/website/site-details.ts'
import type { DetailsCache } from '#server/platform/context.ts'
import type { SiteDetailsRow } from '#server/platform/db/tables/website.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { matchesVersion } from '#server/records/versions/versions.queries.ts'
import { hasPublishedNotice } from '../notices/notices.queries.ts'

/** The details that staff saved, or the built-in ones until then. */
export async function findDetails(db: Db): Promise<EditedSiteDetails> {
  const row = await db.selectFrom('site_details').selectAll().executeTakeFirst()
  const notices = await hasPublishedNotice(db)
  return row ? toDetails(row, notices) : { ...builtInDetails, notices, updatedAt: '' }
}

/** Saves the details, unless `version` is given and the stored one is newer. */
export async function saveDetails(
  db: Db,
  { address, licensing, links, assistant, ...details }: SiteDetailsForm,
  version: string | undefined,
  now: Date,
  by: string,
): Promise<EditedSiteDetails | undefined> {
  const values: Omit<SiteDetailsRow, 'id' | 'assistant'> & { assistant?: 0 | 1 } = {
    phone: details.phone,
    email: details.email,
    street: address.street,
    city: address.city,
    region: address.region,
    postal_code: address.postalCode,
    hours: details.hours,
    licensing: JSON.stringify(licensing),
    links: JSON.stringify(links),
    ...(assistant !== undefined && { assistant: assistant ? 1 : 0 }),
    updated_at: now.toISOString(),
    updated_by: by,
  }
  const row = await db
    .insertInto('site_details')
    .values({ id: 1, assistant: 1, ...values })
    .onConflict((stored) =>
      stored
        .column('id')
        .doUpdateSet(values)
        .where(matchesVersion(version, 'site_details.updated_at')),
    )
    .returningAll()
    .executeTakeFirst()
  return row && toDetails(row, await hasPublishedNotice(db))
}

function toDetails(row: SiteDetailsRow, notices: boolean): Complete<EditedSiteDetails> {
  return {
    phone: row.phone,
    email: row.email,
    address: {
      street: row.street,
      city: row.city,
      region: row.region,
      postalCode: row.postal_code,
    },
    hours: row.hours,
    licensing: JSON.parse(row.licensing),
    links: JSON.parse(row.links),
    assistant: row.assistant === 1,
    notices,
    updatedAt: row.updated_at,
  }
}

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
