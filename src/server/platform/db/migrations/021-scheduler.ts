import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('scheduled_tasks')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('due_at', 'text', (c) => c.notNull())
    .addColumn('run_id', 'text')
    .addColumn('started_at', 'text')
    .addColumn('ended_at', 'text')
    .addColumn('result', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('failed', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('scheduled_runs')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('task', 'text', (c) =>
      c.notNull().references('scheduled_tasks.name').onDelete('cascade'),
    )
    .addColumn('started_at', 'text', (c) => c.notNull())
    .addColumn('ended_at', 'text', (c) => c.notNull())
    .addColumn('result', 'text', (c) => c.notNull())
    .addColumn('failed', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('scheduled_runs_of_task')
    .on('scheduled_runs')
    .columns(['task', 'id'])
    .execute()
}
