import type { Kysely } from 'kysely'
import { addIndexes } from './indexes.ts'
import { addFileTable } from './shared-tables.ts'
import { addChangeTriggers } from './triggers.ts'

export async function addReferralTables(db: Kysely<unknown>) {
  await db.schema
    .createTable('referrals')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('reference', 'text', (c) => c.notNull().unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('organization', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('person_name', 'text', (c) => c.notNull())
    .addColumn('birth_year', 'integer')
    .addColumn('county', 'text', (c) => c.notNull())
    .addColumn('program', 'text', (c) => c.notNull())
    .addColumn('guardian', 'text', (c) => c.notNull())
    .addColumn('stage', 'text', (c) => c.notNull())
    .addColumn('declined_reason', 'text', (c) => c.notNull())
    .addColumn('owner_id', 'text')
    .addColumn('next_step', 'text', (c) => c.notNull())
    .addColumn('next_step_on', 'text')
    .addColumn('is_read', 'integer', (c) => c.notNull())
    .addColumn('search_text', 'text', (c) => c.notNull())
    .addColumn('contacted_at', 'text')
    .addColumn('closed_at', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('updated_by', 'text')
    .execute()
  await addIndexes(db, 'referrals', {
    referrals_newest: ['created_at', 'id'],
    referrals_by_stage: ['stage', 'created_at', 'id'],
  })
  await addChangeTriggers(db, 'referrals', 'referrals')

  await addFileTable(db, 'referral_files', 'referral_id', 'referrals')

  await db.schema
    .createTable('referral_rules')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('delete_after_months', 'integer', (c) => c.notNull())
    .execute()
}
