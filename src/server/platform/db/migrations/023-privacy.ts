import type { Kysely } from 'kysely'
import { appendOnly } from '../append-only.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('privacy_holds')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('created_by', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('erasure_receipts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('erased_at', 'text', (c) => c.notNull())
    .addColumn('erased_by', 'text', (c) => c.notNull())
    .addColumn('erased', 'text', (c) => c.notNull())
    .execute()
  await appendOnly(db, 'erasure_receipts')
}
