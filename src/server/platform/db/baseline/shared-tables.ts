import type { Kysely } from 'kysely'
import { addIndexes } from './indexes.ts'

/** The sealed files of a kind of record. The baseline uses it, so never change it. */
export async function addFileTable(
  db: Kysely<unknown>,
  table: string,
  owner: string,
  ownerTable: string,
) {
  await db.schema
    .createTable(table)
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn(owner, 'text', (c) => c.notNull().references(`${ownerTable}.id`).onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('stored_name', 'text', (c) => c.notNull().unique())
    .addColumn('original_name', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('size', 'integer', (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addColumn('key_name', 'text', (c) => c.notNull())
    .execute()
  await addIndexes(db, table, { [`${table}_of`]: [owner, 'place'] })
}

/** A list of lines that staff edit, in one row. The baseline uses it, so never change it. */
export async function addLinesTable(db: Kysely<unknown>, table: string) {
  await db.schema
    .createTable(table)
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('lines', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('updated_by', 'text')
    .execute()
}
