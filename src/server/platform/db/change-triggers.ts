import { type Kysely, PostgresAdapter, sql } from 'kysely'

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
