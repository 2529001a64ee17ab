import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['hero_slides', 'events', 'team_members']) {
    await db.schema
      .alterTable(table)
      .addColumn('picture_description', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  }
  await db.schema
    .alterTable('team_members')
    .addColumn('list_order', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  // Until now the site listed them in the order they were added.
  await sql`
    update team_members set list_order = (
      select count(*) from team_members earlier
      where earlier.created_at < team_members.created_at
        or (earlier.created_at = team_members.created_at and earlier.id <= team_members.id)
    )`.execute(db)
}
