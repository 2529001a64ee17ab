import { type Kysely, sql } from 'kysely'

export async function addPlatformTables(db: Kysely<unknown>) {
  await db.schema
    .createTable('change_counts')
    .addColumn('kind', 'text', (c) => c.primaryKey())
    .addColumn('count', 'integer', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('milestones')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('reached_at', 'text', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('installation')
    .addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn('installation_id', 'text', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('ends_at', 'text', (c) => c.notNull())
    .execute()
}
