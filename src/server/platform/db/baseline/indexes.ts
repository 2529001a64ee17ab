import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** Adds indexes by their names, each with its columns. Migrations use it, so never change it. */
export async function addIndexes(
  db: Kysely<unknown>,
  table: string,
  indexes: Record<string, string[]>,
) {
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema.createIndex(name).on(table).columns(columns).execute()
  }
}

/** Adds the index of all sequences of three letters in `search_text`, of all rows or of those with a value in `column`. */
export async function addSearchIndex(db: Kysely<unknown>, table: string, column?: string) {
  await (db.getExecutor().adapter instanceof PostgresAdapter
    ? addTrigramIndex(db, table, column)
    : addSearchTable(db, table, column))
}

/** Where the extension cannot be added, a search reads everything. */
async function addTrigramIndex(db: Kysely<unknown>, table: string, column?: string) {
  const rows = column ? `where ${column} is not null` : ''
  const body = `begin
    create extension if not exists pg_trgm;
    create index ${table}_search on ${table} using gin (search_text gin_trgm_ops) ${rows};
  exception when insufficient_privilege or feature_not_supported or undefined_file or undefined_object then
    raise warning 'Searches are slow without the extension pg_trgm: %', sqlerrm;
  end`
  await sql`do ${sql.lit(body)}`.execute(db)
}

/** The index of SQLite is a table that triggers keep up to date. It forgets what is deleted at once. */
async function addSearchTable(db: Kysely<unknown>, table: string, column?: string) {
  const index = `${table}_search`
  const isSearched = (row: string) => (column ? `${row}.${column} is not null` : 'true')
  const add = `insert into ${index} (rowid, search_text) values (new.rowid, new.search_text);`
  const remove = `insert into ${index} (${index}, rowid, search_text)
      values ('delete', old.rowid, old.search_text);`
  for (const statement of [
    `create virtual table ${index} using fts5 (search_text, content = '${table}',
      tokenize = 'trigram', detail = 'none', columnsize = 0)`,
    `insert into ${index} (${index}, rank) values ('secure-delete', 1)`,
    `create trigger ${index}_insert after insert on ${table}
      when ${isSearched('new')} begin ${add} end`,
    `create trigger ${index}_update after update of search_text on ${table}
      when ${isSearched('new')} begin ${remove} ${add} end`,
    `create trigger ${index}_delete after delete on ${table}
      when ${isSearched('old')} begin ${remove} end`,
  ]) {
    await sql.raw(statement).execute(db)
  }
}
