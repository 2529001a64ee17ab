import type { HeroSlide } from '#contract/hero.ts'
import { newId, toFlag } from '../db/portable.ts'
import type { HeroSlideRow } from '../db/schema.ts'
import type { Db } from '../db/transact.ts'
import { type StoredPicture, toPicture } from '../files/pictures.ts'
import { isVersion } from '../versions.queries.ts'

export type NewSlide = {
  title: string
  subtitle: string
  picture: StoredPicture
  isActive?: boolean | undefined
  order?: number | undefined
}
export type SlideChanges = Partial<NewSlide> & {
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
  const row = await db
    .insertInto('hero_slides')
    .values({
      id: newId(),
      title: slide.title,
      subtitle: slide.subtitle,
      picture: JSON.stringify(slide.picture),
      is_active: toFlag(slide.isActive ?? true),
      position: slide.order ?? (await countSlides(db)) + 1,
      created_at: at,
      updated_at: at,
      updated_by: by,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
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
  const { title, subtitle, picture, isActive, order, updatedAt } = changes
  const row = await db
    .updateTable('hero_slides')
    .set({
      title,
      subtitle,
      picture: picture && JSON.stringify(picture),
      is_active: isActive === undefined ? undefined : toFlag(isActive),
      position: order,
      updated_at: now.toISOString(),
      updated_by: by,
    })
    .where('id', '=', id)
    .where(isVersion(updatedAt))
    .returningAll()
    .executeTakeFirst()
  return row && toHeroSlide(row)
}

/** Deletes a slide and closes the gap in the order, so that the next new slide is last again. */
export async function deleteSlide(db: Db, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('hero_slides')
    .where('id', '=', id)
    .returning('position')
    .executeTakeFirst()
  if (!gone) return false
  await db
    .updateTable('hero_slides')
    .set((eb) => ({ position: eb('position', '-', 1) }))
    .where('position', '>', gone.position)
    .execute()
  return true
}

/** Puts the slides in this order. Returns false unless every slide is listed exactly once. */
export async function reorderSlides(
  db: Db,
  ids: string[],
  now: Date,
  by: string,
): Promise<boolean> {
  const known = new Set((await listSlides(db)).map((slide) => slide.id))
  const named = new Set(ids)
  if (ids.length !== known.size || named.size !== ids.length) return false
  if (ids.some((id) => !known.has(id))) return false
  for (const [index, id] of ids.entries()) {
    await db
      .updateTable('hero_slides')
      .set({ position: index + 1, updated_at: now.toISOString(), updated_by: by })
      .where('id', '=', id)
      .where('position', '!=', index + 1)
      .execute()
  }
  return true
}

export async function listSlidePictures(db: Db): Promise<StoredPicture[]> {
  const rows = await db.selectFrom('hero_slides').select('picture').execute()
  return rows.map((row) => JSON.parse(row.picture))
}

function inOrder(db: Db) {
  return db.selectFrom('hero_slides').selectAll().orderBy('position').orderBy('id')
}

async function countSlides(db: Db) {
  const { count } = await db
    .selectFrom('hero_slides')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function toHeroSlide(row: HeroSlideRow): HeroSlide {
  const picture: StoredPicture = JSON.parse(row.picture)
  return {
    _id: row.id,
    id: row.id,
    title: row.title,
    subtitle: row.subtitle,
    imageUrl: picture.path,
    picture: toPicture(picture),
    isActive: row.is_active === 1,
    order: row.position,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
