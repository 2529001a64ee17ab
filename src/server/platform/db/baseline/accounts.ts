import type { Kysely } from 'kysely'
import { addIndexes } from './indexes.ts'
import { addChangeTriggers } from './triggers.ts'

export async function addAccountTables(db: Kysely<unknown>) {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('username', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('active', 'integer', (c) => c.notNull())
    .addColumn('last_sign_in_at', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('password_generated', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('updated_by', 'text')
    .execute()
  await addChangeTriggers(db, 'users', 'users')

  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('last_seen_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('revoked_at', 'text')
    .addColumn('file_secret_hash', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('ip', 'text')
    .execute()
  await addIndexes(db, 'sessions', {
    sessions_user: ['user_id'],
    sessions_file_secret: ['file_secret_hash'],
  })

  await db.schema
    .createTable('sign_in_failures')
    .addColumn('account', 'text', (c) => c.primaryKey())
    .addColumn('forgiven_at', 'text', (c) => c.notNull())
    .addColumn('blocked_until', 'text', (c) => c.notNull())
    .execute()
  await addIndexes(db, 'sign_in_failures', { sign_in_failures_forgiven: ['forgiven_at'] })

  await db.schema
    .createTable('second_factors')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('sealed_secret', 'text', (c) => c.notNull())
    .addColumn('key_name', 'text', (c) => c.notNull())
    .addColumn('switched_on_at', 'text')
    .addColumn('last_step', 'integer', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('recovery_codes')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('recovery_codes_key', ['user_id', 'code_hash'])
    .execute()

  await db.schema
    .createTable('sign_in_rules')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('factor_required', 'integer', (c) => c.notNull())
    .execute()
}
