import type { Kysely } from 'kysely'

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
