import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * Adds triggers that keep a count of the rows with each status, because counting a large table is
 * slow. Migrations use it, so never change it.
 */
export async function addCountTriggers(db: Kysely<unknown>, table: string, counts: string) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const into = sql.id(counts)
  const add = (values: string) =>
    sql`insert into ${into} (status, count) ${sql.raw(values)}
      on conflict (status) do update set count = ${into}.count + excluded.count`
  const changes = {
    insert: add('values (new.status, 1)'),
    delete: add('values (old.status, -1)'),
    // Always in the same order, so that two opposite changes cannot deadlock.
    update: add(
      `select status, change from (select new.status as status, 1 as change
        union all select old.status, -1) as changes where new.status <> old.status order by status`,
    ),
  }
  for (const [event, change] of Object.entries(changes)) {
    const name = sql.id(`${table}_counted_${event}`)
    const when = sql`${sql.raw(event === 'update' ? 'update of status' : event)} on ${sql.id(table)}`
    if (isPostgres) {
      // PostgreSQL takes the body of a function as text, so it is compiled here, without parameters.
      const body = change.compile(db).sql
      await sql`create function ${name}() returns trigger language plpgsql as
        ${sql.lit(`begin ${body}; return null; end`)}`.execute(db)
      await sql`create trigger ${name} after ${when}
        for each row execute function ${name}()`.execute(db)
    } else {
      await sql`create trigger ${name} after ${when} begin ${change}; end`.execute(db)
    }
  }
}
