import type { Kysely } from 'kysely'
import { appendOnly } from '../append-only.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit_chain')
    .addColumn('position', 'integer', (c) => c.primaryKey())
    .addColumn('line_id', 'text', (c) => c.notNull().unique())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('key_id', 'text', (c) => c.notNull())
    .execute()
  await appendOnly(db, 'audit_chain')
  await db.schema
    .createTable('audit_chain_end')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('seal', 'text', (c) => c.notNull())
    .execute()
}
