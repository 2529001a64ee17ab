import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely'

/** Counting a large table is slow, so triggers keep a count of the applications of each job and status. */
export async function addApplicationCounts(db: Kysely<unknown>) {
  await db.schema
    .createTable('application_counts')
    .addColumn('job_id', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('application_counts_key', ['job_id', 'status'])
    .execute()
  const add = (changes: string) =>
    sql.raw(`insert into application_counts (job_id, status, count) ${changes}
      on conflict (job_id, status) do update set count = application_counts.count + excluded.count`)
  const changes = {
    insert: add('values (new.job_id, new.status, 1)'),
    delete: add('values (old.job_id, old.status, -1)'),
    // Always in the same order, so that two opposite changes cannot deadlock.
    'update of job_id, status': add(
      `select job_id, status, change from (
        select new.job_id as job_id, new.status as status, 1 as change
        union all select old.job_id, old.status, -1) as changes
      where new.job_id <> old.job_id or new.status <> old.status order by job_id, status`,
    ),
  }
  for (const [event, change] of Object.entries(changes)) await addTrigger(db, event, change)
}

async function addTrigger(db: Kysely<unknown>, event: string, change: RawBuilder<unknown>) {
  const name = sql.id(`applications_counted_${event.split(' ')[0]}`)
  const when = sql`after ${sql.raw(event)} on applications`
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    // PostgreSQL takes the body of a function as text, so it is compiled here, without parameters.
    const body = `begin ${change.compile(db).sql}; return null; end`
    await sql`create function ${name}() returns trigger language plpgsql as
      ${sql.lit(body)}`.execute(db)
    await sql`create trigger ${name} ${when} for each row execute function ${name}()`.execute(db)
  } else {
    await sql`create trigger ${name} ${when} begin ${change}; end`.execute(db)
  }
}
