import type { SiteDetails } from '#contract/website/site-details.ts'
import {
  type SectionTexts,
  type TextSection,
  textSectionNames,
} from '#contract/website/site-texts/sections.ts'
import type { EditedTexts } from '#contract/website/site-texts/site-texts.ts'
import type { SiteTextsRow } from '#server/platform/db/tables/website.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { sameClockTime, toUtc } from '#server/platform/time.ts'
import type { ZoneMove } from '#server/records/feature.ts'
import { matchesVersion } from '#server/records/versions/versions.queries.ts'
import {
  keepPrograms,
  mergeTexts,
  readStored,
  type StoredSections,
  sentPictures,
  toStored,
} from './stored-texts.ts'

/** What the site has now. */
const place = { language: 'en', level: 'standard' } as const

export const textsId = (section: TextSection) => `${section}-${place.language}-${place.level}`

/** Lists every section, also those that nobody has changed. */
export async function listTexts(
  db: Db,
  details: Pick<SiteDetails, 'name'>,
  now: Date,
): Promise<EditedTexts[]> {
  const rows = await listRows(db)
  return textSectionNames.map((section) =>
    toEdited(rows.find((row) => row.section === section) ?? unsaved(section), details, now),
  )
}

const unsaved = (section: TextSection): SiteTextsRow => ({
  ...{ id: textsId(section), section, ...place },
  ...{ texts: '{}', draft: null, publish_at: null, pictures: '[]' },
  ...{ updated_at: '', updated_by: null },
})

/** A section as the office edits it. */
export function toEdited(
  row: SiteTextsRow,
  details: Pick<SiteDetails, 'name'>,
  now: Date,
): EditedTexts {
  const section = row.section as TextSection
  const builtIn = mergeTexts({}, details)[section]
  const draft = waits(row, now) ? readStored(section, row.draft) : null
  return {
    id: row.id,
    section,
    texts: { ...builtIn, ...publishedTexts(row, now) },
    draft: draft && { ...builtIn, ...draft },
    builtIn,
    publishAt: (draft && row.publish_at) || '',
    updatedAt: row.updated_at,
  }
}

/** The provider's name, on which a built-in text depends. */
export async function findName(db: Db): Promise<Pick<SiteDetails, 'name'>> {
  const row = await db.selectFrom('site_details').select('name').executeTakeFirst()
  return row ?? { name: '' }
}

export async function findTexts(
  db: Db,
  section: TextSection,
  details: Pick<SiteDetails, 'name'>,
  now: Date,
): Promise<EditedTexts> {
  const found = (await listTexts(db, details, now)).find((each) => each.section === section)
  if (!found) throw new Error(`There is no section ${section}.`)
  return found
}

/** What staff have published of each section. */
export async function findPublished(db: Db, now: Date): Promise<StoredSections> {
  const rows = await listRows(db)
  return Object.fromEntries(rows.map((row) => [row.section, publishedTexts(row, now)]))
}

type Save = {
  section: TextSection
  texts: SectionTexts
  status: 'draft' | 'published'
  publishAt: string | undefined
  version: string | undefined
  now: Date
  by: string
}

/** Saves a section, unless `version` is given and the stored one is newer. Returns whether it was saved. */
export async function saveTexts(db: Db, before: EditedTexts, save: Save): Promise<boolean> {
  const { section, now } = save
  const published = toStored(before.texts, before.builtIn)
  const typed = toStored(withPages(save.texts, before.texts), before.builtIn)
  const isDraft = save.status === 'draft' && JSON.stringify(typed) !== JSON.stringify(published)
  const texts = save.status === 'published' ? typed : published
  const values = {
    texts: JSON.stringify(texts),
    draft: isDraft ? JSON.stringify(typed) : null,
    publish_at: isDraft && save.publishAt ? toUtc(save.publishAt) : null,
    pictures: JSON.stringify(
      [texts, isDraft ? typed : {}].flatMap((each) => sentPictures(section, each)),
    ),
    updated_at: now.toISOString(),
    updated_by: save.by,
  }
  const saved = await db
    .insertInto('site_texts')
    .values({ id: textsId(section), section, ...place, ...values })
    .onConflict((stored) =>
      stored
        .column('id')
        .doUpdateSet(values)
        .where(matchesVersion(save.version, 'site_texts.updated_at')),
    )
    .returning('id')
    .executeTakeFirst()
  return saved !== undefined
}

function withPages(texts: SectionTexts, published: SectionTexts): SectionTexts {
  if (!('programs' in texts) || !('programs' in published)) return texts
  return { ...texts, programs: keepPrograms(texts.programs, published.programs) }
}

/** The ids of the sections whose date has come, whose drafts are published now. */
export async function publishDueTexts(db: Db, now: Date): Promise<string[]> {
  const rows = (await listRows(db)).filter((row) => isDue(row, now))
  for (const { id, section, draft } of rows) {
    await db
      .updateTable('site_texts')
      .set({
        texts: draft ?? '{}',
        draft: null,
        publish_at: null,
        pictures: JSON.stringify(sentPictures(section as TextSection, JSON.parse(draft ?? '{}'))),
        updated_at: now.toISOString(),
        updated_by: null,
      })
      .where('id', '=', id)
      .execute()
  }
  return rows.map(({ id }) => id)
}

/** Keeps what clocks show of the dates on which drafts are published. */
export async function keepTextsClock(db: Db, { from, to, now, by }: ZoneMove) {
  for (const { id, publish_at } of await listRows(db)) {
    if (publish_at === null) continue
    await db
      .updateTable('site_texts')
      .set({
        publish_at: sameClockTime(publish_at, from, to),
        updated_at: now.toISOString(),
        updated_by: by,
      })
      .where('id', '=', id)
      .execute()
  }
}

const listRows = (db: Db): Promise<SiteTextsRow[]> =>
  db
    .selectFrom('site_texts')
    .selectAll()
    .where('language', '=', place.language)
    .where('level', '=', place.level)
    .execute()

/** A draft whose date has come counts as published, also before the task has marked it. */
const isDue = ({ draft, publish_at }: SiteTextsRow, now: Date) =>
  draft !== null && publish_at !== null && publish_at <= now.toISOString()

const waits = (row: SiteTextsRow, now: Date) => row.draft !== null && !isDue(row, now)

const publishedTexts = (row: SiteTextsRow, now: Date) =>
  readStored(row.section as TextSection, isDue(row, now) ? row.draft : row.texts)
