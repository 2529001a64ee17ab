import { type Kysely, sql } from 'kysely'
import { addIndexes } from './indexes.ts'
import { addChangeTriggers } from './triggers.ts'

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

export async function addOperationTables(db: Kysely<unknown>) {
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
  await addChangeTriggers(db, 'scheduled_tasks', 'tasks')

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
  await addIndexes(db, 'scheduled_runs', { scheduled_runs_of_task: ['task', 'id'] })

  await db.schema
    .createTable('backups')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('folder', 'text', (c) => c.notNull())
    .addColumn('file', 'text', (c) => c.notNull())
    .addColumn('started_at', 'text', (c) => c.notNull())
    .addColumn('ended_at', 'text')
    .addColumn('size', 'bigint', (c) => c.notNull())
    .addColumn('proved_at', 'text')
    .addColumn('problem', 'text', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('instances')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('host', 'text', (c) => c.notNull())
    .addColumn('build', 'text', (c) => c.notNull())
    .addColumn('keys', 'text', (c) => c.notNull())
    .addColumn('started_at', 'text', (c) => c.notNull())
    .addColumn('seen_at', 'text', (c) => c.notNull())
    .execute()
}
