import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely'

/**
 * Adds triggers that count each change of a table, so that the office learns of it without reading
 * the table. Migrations use it, so never change it.
 */
export async function addChangeTriggers(db: Kysely<unknown>, table: string, kind: string) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const count = sql`insert into change_counts (kind, count) values (${sql.lit(kind)}, 1)
    on conflict (kind) do update set count = change_counts.count + 1`
  const body = sql.id(`${table}_changed`)
  if (isPostgres) {
    // Once for a statement that changes many rows, and not at all for one that changes none.
    const once = `begin if exists (select from changed) then ${count.compile(db).sql}; end if;
      return null; end`
    await sql`create function ${body}() returns trigger language plpgsql as
      ${sql.lit(once)}`.execute(db)
  }
  for (const event of ['insert', 'update', 'delete']) {
    const name = sql.id(`${table}_changed_${event}`)
    const when = sql`after ${sql.raw(event)} on ${sql.id(table)}`
    const rows = sql.raw(event === 'delete' ? 'old' : 'new')
    await (isPostgres
      ? sql`create trigger ${name} ${when} referencing ${rows} table as changed
          for each statement execute function ${body}()`
      : sql`create trigger ${name} ${when} begin ${count}; end`
    ).execute(db)
  }
}

/** Makes the database itself refuse to change or delete a row. Migrations use it, so never change it. */
export async function appendOnly(db: Kysely<unknown>, table: string): Promise<void> {
  for (const event of ['update', 'delete']) {
    const name = `${table}_no_${event}`
    if (db.getExecutor().adapter instanceof PostgresAdapter) {
      await sql`create function ${sql.id(name)}() returns trigger language plpgsql as
        ${sql.lit(`begin raise exception '${table} is append-only'; end`)}`.execute(db)
      await sql`create trigger ${sql.id(name)} before ${sql.raw(event)} on ${sql.id(table)}
        for each row execute function ${sql.id(name)}()`.execute(db)
    } else {
      await sql`create trigger ${sql.id(name)} before ${sql.raw(event)} on ${sql.id(table)}
        begin select raise(abort, ${sql.lit(`${table} is append-only`)}); end`.execute(db)
    }
  }
}

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

const count = (kind: string) => `insert into change_counts (kind, count) values ('${kind}', 1)
    on conflict (kind) do update set count = change_counts.count + 1;`

/** Notes count as changes of the message or referral that they are about. One on an application changes that itself. */
export async function addNoteChangeTriggers(db: Kysely<unknown>) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  if (isPostgres) {
    const body = `begin
      if exists (select from changed where message_id is not null) then ${count('messages')} end if;
      if exists (select from changed where referral_id is not null) then ${count('referrals')} end if;
      return null; end`
    await sql`create function notes_changed() returns trigger language plpgsql as
      ${sql.lit(body)}`.execute(db)
  }
  for (const event of ['insert', 'update', 'delete']) {
    const row = event === 'delete' ? 'old' : 'new'
    const triggers = isPostgres
      ? [
          `create trigger notes_changed_${event} after ${event} on notes
            referencing ${row} table as changed for each statement execute function notes_changed()`,
        ]
      : [
          `create trigger "notes_changed_${event}" after ${event} on notes
            when ${row}.message_id is not null begin ${count('messages')} end`,
          `create trigger "notes_of_referrals_changed_${event}" after ${event} on notes
            when ${row}.referral_id is not null begin ${count('referrals')} end`,
        ]
    for (const trigger of triggers) await sql.raw(trigger).execute(db)
  }
}
