import type { Complete } from '#contract/platform/common.ts'
import { type StoredPicture, toPicture } from '#contract/platform/pictures.ts'
import type { HeroSlide, HeroSlideInput } from '#contract/website/hero.ts'
import { newId, toFlag } from '#server/platform/db/portable.ts'
import type { Changes } from '#server/platform/db/schema.ts'
import type { HeroSlideRow } from '#server/platform/db/tables/website.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { refocused } from '#server/platform/files/picture-focus.queries.ts'
import { deleteFromOrder, nextPlace } from '#server/records/versions/list-order.queries.ts'
import { matchesVersion } from '#server/records/versions/versions.queries.ts'

export type NewSlide = Omit<HeroSlideInput, 'updatedAt'> & { picture: StoredPicture }
type SlideChanges = Partial<NewSlide> & {
  /** The version that was edited. If the row has a newer one, nothing is changed. */
  updatedAt?: string | undefined
}

/** What visitors see. */
export async function listShownSlides(db: Db): Promise<HeroSlide[]> {
  const rows = await inOrder(db).where('is_active', '=', 1).execute()
  return rows.map(toHeroSlide)
}

export async function listSlides(db: Db): Promise<HeroSlide[]> {
  const rows = await inOrder(db).execute()
  return rows.map(toHeroSlide)
}

export async function findSlide(db: Db, id: string): Promise<HeroSlide | undefined> {
  const row = await db.selectFrom('hero_slides').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toHeroSlide(row)
}

/** Shown by default, and last unless an order is given. */
export async function createSlide(
  db: Db,
  slide: NewSlide,
  now: Date,
  by: string | null = null,
): Promise<HeroSlide> {
  const at = now.toISOString()
  const row: HeroSlideRow = {
    id: newId(),
    title: slide.title,
    subtitle: slide.subtitle ?? '',
    picture: JSON.stringify(slide.picture),
    picture_description: slide.imageDescription ?? '',
    is_active: toFlag(slide.isActive ?? true),
    position: slide.order ?? (await nextPlace(db, 'hero_slides')),
    created_at: at,
    updated_at: at,
    updated_by: by,
  }
  await db.insertInto('hero_slides').values(row).execute()
  return toHeroSlide(row)
}

/** Changes only the given values. */
export async function updateSlide(
  db: Db,
  id: string,
  changes: SlideChanges,
  now: Date,
  by: string,
) {
  const { title, subtitle, imageDescription, imageFocus, isActive, order, updatedAt } = changes
  const picture = changes.picture ?? (await refocused(db, 'hero_slides', id, imageFocus))
  const values: Changes<HeroSlideRow> = {
    title,
    subtitle,
    picture: picture && JSON.stringify(picture),
    picture_description: imageDescription,
    is_active: isActive === undefined ? undefined : toFlag(isActive),
    position: order,
    updated_at: now.toISOString(),
    updated_by: by,
  }
  const row = await db
    .updateTable('hero_slides')
    .set(values)
    .where('id', '=', id)
    .where(matchesVersion(updatedAt))
    .returningAll()
    .executeTakeFirst()
  return row && toHeroSlide(row)
}

export const deleteSlide = (db: Db, id: string) => deleteFromOrder(db, 'hero_slides', id)

function inOrder(db: Db) {
  return db.selectFrom('hero_slides').selectAll().orderBy('position').orderBy('id')
}

export function toHeroSlide(row: HeroSlideRow): Complete<HeroSlide> {
  const picture: StoredPicture = JSON.parse(row.picture)
  return {
    _id: row.id,
    id: row.id,
    title: row.title,
    subtitle: row.subtitle,
    imageUrl: picture.path,
    picture: toPicture(picture),
    imageDescription: row.picture_description || undefined,
    isActive: row.is_active === 1,
    order: row.position,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
