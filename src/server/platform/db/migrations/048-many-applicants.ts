import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely'

/** With a million applications, counting those of a job and reading all of them for each search take too long. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  await countByJob(db, isPostgres)
  await (isPostgres ? addTrigramIndexes(db) : addSearchTables(db))
}

async function countByJob(db: Kysely<unknown>, isPostgres: boolean) {
  for (const event of ['insert', 'delete', 'update']) {
    const name = sql.id(`applications_counted_${event}`)
    await sql`drop trigger ${name} ${isPostgres ? sql`on applications` : sql``}`.execute(db)
    if (isPostgres) await sql`drop function ${name}`.execute(db)
  }
  await db.schema.dropTable('application_counts').execute()
  await db.schema
    .createTable('application_counts')
    .addColumn('job_id', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('application_counts_key', ['job_id', 'status'])
    .execute()
  await sql`insert into application_counts (job_id, status, count)
    select job_id, status, count(*) from applications group by job_id, status`.execute(db)
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
  for (const [event, change] of Object.entries(changes)) {
    await addTrigger(db, isPostgres, event, change)
  }
}

async function addTrigger(
  db: Kysely<unknown>,
  isPostgres: boolean,
  event: string,
  change: RawBuilder<unknown>,
) {
  const name = sql.id(`applications_counted_${event.split(' ')[0]}`)
  const when = sql`after ${sql.raw(event)} on applications`
  if (isPostgres) {
    const body = `begin ${change.compile(db).sql}; return null; end`
    await sql`create function ${name}() returns trigger language plpgsql as
      ${sql.lit(body)}`.execute(db)
    await sql`create trigger ${name} ${when} for each row execute function ${name}()`.execute(db)
  } else {
    await sql`create trigger ${name} ${when} begin ${change}; end`.execute(db)
  }
}

/** Where the extension cannot be added, a search reads everything, as it did before. */
async function addTrigramIndexes(db: Kysely<unknown>) {
  const body = `begin
    create extension if not exists pg_trgm;
    create index applications_search on applications using gin (search_text gin_trgm_ops);
    create index notes_search on notes using gin (search_text gin_trgm_ops)
      where application_id is not null;
  exception when insufficient_privilege or feature_not_supported or undefined_file or undefined_object then
    raise warning 'Searches are slow without the extension pg_trgm: %', sqlerrm;
  end`
  await sql`do ${sql.lit(body)}`.execute(db)
}

/** Which rows are searched, in a trigger with the name of the row in front. */
const searched = {
  applications: () => 'true',
  notes: (row = '') => `${row}application_id is not null`,
}

/** The index of SQLite is a table that triggers keep up to date. It forgets what is deleted at once. */
async function addSearchTables(db: Kysely<unknown>) {
  for (const [table, isSearched] of Object.entries(searched)) {
    const index = `${table}_search`
    const add = `insert into ${index} (rowid, search_text) values (new.rowid, new.search_text);`
    const remove = `insert into ${index} (${index}, rowid, search_text)
      values ('delete', old.rowid, old.search_text);`
    for (const statement of [
      `create virtual table ${index} using fts5 (search_text, content = '${table}',
        tokenize = 'trigram', detail = 'none', columnsize = 0)`,
      `insert into ${index} (${index}, rank) values ('secure-delete', 1)`,
      `insert into ${index} (rowid, search_text)
        select rowid, search_text from ${table} where ${isSearched()}`,
      `create trigger ${index}_insert after insert on ${table}
        when ${isSearched('new.')} begin ${add} end`,
      `create trigger ${index}_update after update of search_text on ${table}
        when ${isSearched('new.')} begin ${remove} ${add} end`,
      `create trigger ${index}_delete after delete on ${table}
        when ${isSearched('old.')} begin ${remove} end`,
    ]) {
      await sql.raw(statement).execute(db)
    }
  }
}
