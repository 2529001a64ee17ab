import { lock } from '#server/platform/db/portable.ts'
import type { EventRow } from '#server/platform/db/tables/website.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { freeSlug, makeSlug } from '#server/platform/slug.ts'

/** A name for the address of its page that no other event has or had. One that was deleted may lack a name. */
export async function withFreeSlug(db: Db, row: EventRow): Promise<EventRow> {
  const wanted = row.slug || makeSlug(row.title, 'event')
  return { ...row, slug: freeSlug(wanted, await listSlugs(db, wanted, row.id)) }
}

/** Two events that are saved at the same time must not both find the same name free. */
async function listSlugs(db: Db, start: string, exceptOf: string): Promise<Set<string>> {
  await lock(db, 'event slugs')
  const rows = await db
    .selectFrom('events')
    .select(['slug', 'former_slugs'])
    .where('id', '<>', exceptOf)
    .where((eb) =>
      eb.or([eb('slug', 'like', `${start}%`), eb('former_slugs', 'like', `%"${start}%`)]),
    )
    .execute()
  return new Set(
    rows.flatMap(({ slug, former_slugs }): string[] => [slug, ...JSON.parse(former_slugs)]),
  )
}

/** The names after a change of the title. The one that it had leads to the page too. */
export async function slugsAfter(db: Db, id: string, title: string) {
  const row = await db
    .selectFrom('events')
    .select(['title', 'slug', 'former_slugs'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row || row.title === title) return {}
  const wanted = makeSlug(title, 'event')
  const slug = freeSlug(wanted, await listSlugs(db, wanted, id))
  const former = new Set([row.slug, ...(JSON.parse(row.former_slugs) as string[])])
  former.delete(slug)
  return { slug, former_slugs: JSON.stringify([...former]) }
}
