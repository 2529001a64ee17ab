import { sampleDetails as inSpanishOfSample } from '#content/es/sample-details.ts'
import { builtInDetails, emptyDetails } from '#content/provider.ts'
import { sampleDetails } from '#content/sample-details.ts'
import type { Complete } from '#contract/platform/common.ts'
import type { Language } from '#contract/platform/language.ts'
import { inSpanish, pairTexts, type SpanishTexts } from '#contract/records/spanish.ts'
import { spanishFields } from '#contract/records/spanish-fields.ts'
import { onlyRecord } from '#contract/records/versions.ts'
import {
  type EditedSiteDetails,
  SiteDetails,
  type SiteDetailsForm,
} from '#contract/website/site-details.ts'
import type { DetailsCache } from '#server/platform/context.ts'
import type { SiteDetailsRow } from '#server/platform/db/tables/website.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { setProviderZone } from '#server/platform/provider-zone.ts'
import type { Settings } from '#server/platform/settings/settings.ts'
import { findSpanish } from '#server/records/versions/translations.queries.ts'
import { matchesVersion } from '#server/records/versions/versions.queries.ts'
import { hasPublishedNotice } from '../notices/notices.queries.ts'

/** What the site shows until details are saved: the sample provider's, or nothing. */
export const unsavedDetails = ({ sampleContent }: Pick<Settings, 'sampleContent'>) =>
  sampleContent ? builtInDetails : emptyDetails

/** The details that staff saved, or `unsaved` until then. */
export async function findDetails(db: Db, unsaved: SiteDetails): Promise<EditedSiteDetails> {
  const row = await db.selectFrom('site_details').selectAll().executeTakeFirst()
  const notices = await hasPublishedNotice(db)
  return row ? toDetails(row, notices) : { ...unsaved, notices, updatedAt: '' }
}

/** Makes others who save wait until this transaction ends. `for update` exists only on one of the databases. */
export async function lockDetails(db: Db) {
  await db.updateTable('site_details').set({ id: 1 }).execute()
}

export type SaveDetails = {
  /** What is stored of the fields that are missing when nothing was saved before. */
  unsaved: SiteDetails
  version: string | undefined
  now: Date
  by: string
}

/** Saves the details, unless `version` is given and the stored one is newer. */
export async function saveDetails(
  db: Db,
  details: SiteDetailsForm,
  { unsaved, version, now, by }: SaveDetails,
): Promise<EditedSiteDetails | undefined> {
  const saved = { updated_at: now.toISOString(), updated_by: by }
  const values = { ...toColumns(details), ...saved }
  const row = await db
    .insertInto('site_details')
    .values({ id: 1, ...toColumns({ ...unsaved, ...withoutMissing(details) }), ...saved })
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

type Columns = Omit<SiteDetailsRow, 'id' | 'updated_at' | 'updated_by'>
type Optional = 'name' | 'tagline' | 'description' | 'time_zone' | 'facts' | 'assistant'

function toColumns(details: SiteDetails): Columns
function toColumns(
  details: SiteDetailsForm,
): Omit<Columns, Optional> & { [Name in Optional]: Columns[Name] | undefined }
function toColumns(details: SiteDetailsForm) {
  const { address, facts, assistant } = details
  return {
    name: details.name,
    tagline: details.tagline,
    description: details.description,
    time_zone: details.timeZone,
    phone: details.phone,
    email: details.email,
    street: address.street,
    city: address.city,
    region: address.region,
    postal_code: address.postalCode,
    hours: details.hours,
    licensing: JSON.stringify(details.licensing),
    links: JSON.stringify(details.links),
    facts: facts && JSON.stringify(facts),
    assistant: assistant === undefined ? undefined : assistant ? 1 : 0,
  }
}

const withoutMissing = (details: SiteDetailsForm) =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined)) as Omit<
    SiteDetails,
    'english'
  >

export function toDetails(row: SiteDetailsRow, notices: boolean): Complete<EditedSiteDetails> {
  return {
    name: row.name,
    tagline: row.tagline,
    description: row.description,
    timeZone: row.time_zone,
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
    // Those saved before the product asked how long the wait is have no such fact.
    facts: { ...emptyDetails.facts, ...JSON.parse(row.facts) },
    assistant: row.assistant === 1,
    notices,
    updatedAt: row.updated_at,
  }
}

export function createDetailsCache(db: Db, unsaved: SiteDetails): DetailsCache {
  let last = unsaved
  let written: SpanishTexts = {}
  setProviderZone(unsaved.timeZone)

  const remember = (details: SiteDetails) => {
    // The schema removes what visitors may not see.
    last = SiteDetails.parse(details)
    setProviderZone(last.timeZone)
  }

  const showIn = <T extends SiteDetails>(language: Language, details: T): T =>
    language === 'es' ? inSpanish(fields, details, written, sampleSpanish) : details

  return {
    remember,
    last: (language = 'en') => showIn(language, last),
    async read(language = 'en') {
      const found = await findDetails(db, unsaved)
      written = await findSpanish(db, 'site details', onlyRecord)
      remember(found)
      return showIn(language, found)
    },
  }
}

const fields = spanishFields['site details'] ?? {}

/** The Spanish of the sample provider's details, which holds for those that nobody changed. */
export const sampleSpanish = pairTexts(fields, sampleDetails, inSpanishOfSample)
