import { type Kysely, sql } from 'kysely'

/** What the server needs to notice a wrong clock before it deletes anything by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('clock_state')
    .addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn('seen_at', 'text', (c) => c.notNull())
    .addColumn('stopped_at', 'text')
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('offset_seconds', 'integer', (c) => c.notNull())
    .execute()
  // The tasks of the version before have run until it was stopped.
  await sql`insert into clock_state (id, seen_at, reason, offset_seconds)
    select 1, max(ended_at), '', 0 from scheduled_tasks
    having max(ended_at) is not null`.execute(db)

  await db.schema
    .createTable('due_records')
    .addColumn('record_id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('marked_at', 'text', (c) => c.notNull())
    .execute()
}
