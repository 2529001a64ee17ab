import { type Kysely, sql } from 'kysely'

/**
 * Jobs and testimonials name the program whose page lists them. No two events have the same address. Staff reply to
 * referrals too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['jobs', 'testimonials']) {
    await db.schema
      .alterTable(table)
      .addColumn('program', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  }
  const { rows } = await sql<{ id: string; slug: string }>`
    select id, slug from events order by created_at, id`.execute(db)
  const all = new Set(rows.map(({ slug }) => slug))
  const given = new Set<string>()
  for (const { id, slug } of rows) {
    let free = slug
    for (let number = 2; given.has(free) || (free !== slug && all.has(free)); number += 1) {
      free = `${slug}-${number}`
    }
    given.add(free)
    if (free !== slug) await sql`update events set slug = ${free} where id = ${id}`.execute(db)
  }
  await db.schema.createIndex('events_slug').on('events').column('slug').unique().execute()
  await db.schema
    .alterTable('replies')
    .addColumn('referral_id', 'text', (c) => c.references('referrals.id').onDelete('cascade'))
    .execute()
  await db.schema
    .createIndex('replies_by_referral_id')
    .on('replies')
    .column('referral_id')
    .execute()
}
