import { type Kysely, PostgresAdapter, sql } from 'kysely'

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
