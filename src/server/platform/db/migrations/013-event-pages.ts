import { type Kysely, sql } from 'kysely'

/** Events have a time zone, repeat, and have pages of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['time_zone', 'repeats', 'slug'] as const) {
    await db.schema
      .alterTable('events')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  }
  await db.schema
    .alterTable('events')
    .addColumn('former_slugs', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute()
  await db.schema.alterTable('events').addColumn('repeats_until', 'text').execute()
  const { rows } = await sql<{ id: string; title: string }>`
    select id, title from events order by created_at, id`.execute(db)
  const taken = new Set<string>()
  for (const { id, title } of rows) {
    const slug = freeSlug(makeSlug(title), taken)
    taken.add(slug)
    await sql`update events set slug = ${slug} where id = ${id}`.execute(db)
  }
}

/** As in `slug.ts` when this was written. */
function makeSlug(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .match(/[a-z0-9]+/g)
  return words?.join('-').slice(0, 80).replace(/-$/, '') || 'event'
}

function freeSlug(slug: string, taken: Set<string>): string {
  let free = slug
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`
  return free
}
