import type { Kysely } from 'kysely'
import { addIndexes } from '../baseline/indexes.ts'
import { addChangeTriggers } from '../baseline/triggers.ts'

/** One-time links to accounts, and passkeys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account_links')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('mail_id', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('created_by', 'text')
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute()
  await addIndexes(db, 'account_links', {
    account_links_user: ['user_id'],
    account_links_mail: ['mail_id'],
  })
  // The list of users says who is invited.
  await addChangeTriggers(db, 'account_links', 'users')

  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('credential_id', 'text', (c) => c.notNull().unique())
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('sign_count', 'integer', (c) => c.notNull())
    .addColumn('transports', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('last_used_at', 'text')
    .execute()
  await addIndexes(db, 'passkeys', { passkeys_user: ['user_id'] })
  await addChangeTriggers(db, 'passkeys', 'users')

  await db.schema
    .createTable('passkey_challenges')
    .addColumn('challenge_hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute()
  await addIndexes(db, 'passkey_challenges', { passkey_challenges_expiry: ['expires_at'] })
}
