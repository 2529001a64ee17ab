import { builtInLook, type LookPicture } from '#contract/website/look/brand.ts'
import type { EditedLook, LookInput } from '#contract/website/look/look.ts'
import type { LookPictureRow, LookRow } from '#server/platform/db/tables/website.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { days } from '#server/platform/time.ts'
import { matchesVersion } from '#server/records/versions/versions.queries.ts'
import type { NewPicture } from './look-pictures.ts'
import { keyOf } from './look-styles.ts'

/** How long a picture that was sent waits to be saved with the look. */
const keptFor = 7 * days

/** The look that staff saved, or the built-in one until then. */
export async function findLook(db: Db): Promise<EditedLook> {
  const row = await db.selectFrom('look').selectAll().executeTakeFirst()
  return row ? toLook(db, row) : { ...builtInLook, updatedAt: '' }
}

/** Saves the look, unless `version` is given and the stored one is newer. */
export async function saveLook(
  db: Db,
  { updatedAt: version, logoOnDark, ...look }: LookInput,
  now: Date,
  by: string,
): Promise<EditedLook | undefined> {
  const values: Omit<LookRow, 'id'> = {
    ...look,
    // Without a logo there is nothing that it could replace.
    logo_on_dark: look.logo && logoOnDark,
    updated_at: now.toISOString(),
    updated_by: by,
  }
  const row = await db
    .insertInto('look')
    .values({ id: 1, ...values })
    .onConflict((stored) =>
      stored.column('id').doUpdateSet(values).where(matchesVersion(version, 'look.updated_at')),
    )
    .returningAll()
    .executeTakeFirst()
  return row && toLook(db, row)
}

/** Which of these pictures are not stored. */
export async function listMissingPictures(db: Db, ids: (string | null)[]): Promise<string[]> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const stored = (await listPictures(db, wanted)).map(({ id }) => id)
  return wanted.filter((id) => !stored.includes(id))
}

/** Stores a picture that was sent; the same one again waits again. */
export async function addPicture(db: Db, { picture, content }: NewPicture, now: Date) {
  const row: LookPictureRow = {
    id: picture.id,
    type: picture.type,
    width: picture.width,
    height: picture.height,
    on_light: picture.onLight ? 1 : 0,
    on_dark: picture.onDark ? 1 : 0,
    content: content.toString('base64'),
    created_at: now.toISOString(),
  }
  await db
    .insertInto('look_pictures')
    .values(row)
    .onConflict((stored) => stored.column('id').doUpdateSet({ created_at: row.created_at }))
    .execute()
}

/** Deletes pictures that were not saved in time or that neither the look nor an earlier version of it has. */
export async function deleteUnusedPictures(db: Db, now: Date): Promise<void> {
  const used = await db
    .selectFrom('look')
    .select(['logo', 'logo_on_dark', 'icon'])
    .executeTakeFirst()
  const versions = await db
    .selectFrom('record_versions')
    .select('content')
    .where('kind', '=', 'look')
    .execute()
  const looks = [used, ...versions.map(({ content }) => JSON.parse(content))]
  const ids = [
    ...new Set(
      looks.flatMap((look) => [look?.logo, look?.logo_on_dark, look?.icon]).filter(Boolean),
    ),
  ]
  await db
    .deleteFrom('look_pictures')
    .where('created_at', '<', new Date(now.getTime() - keptFor).toISOString())
    .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
    .execute()
}

export async function readContent(db: Db, id: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('look_pictures')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirst()
  return row && Buffer.from(row.content, 'base64')
}

async function listPictures(db: Db, ids: string[]): Promise<LookPicture[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('look_pictures')
    .select(['id', 'type', 'width', 'height', 'on_light', 'on_dark'])
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id, type, width, height, on_light, on_dark }) => ({
    id,
    type,
    width,
    height,
    onLight: on_light === 1,
    onDark: on_dark === 1,
  }))
}

export async function toLook(db: Db, row: LookRow): Promise<EditedLook> {
  const { main, accent, typeface, logo, logo_on_dark, icon } = row
  const ids = [logo, logo_on_dark, icon].filter((id) => id !== null)
  const stored = new Map((await listPictures(db, ids)).map((picture) => [picture.id, picture]))
  const find = (id: string | null) => (id === null ? null : (stored.get(id) ?? null))
  const look = {
    main,
    accent,
    typeface,
    logo: find(logo),
    logoOnDark: find(logo_on_dark),
    icon: find(icon),
  }
  return { ...look, key: keyOf(look), updatedAt: row.updated_at }
}
