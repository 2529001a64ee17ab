import type { Kysely } from 'kysely'
import { addChangeTriggers } from '../change-triggers.ts'

const kinds = {
  applications: 'applications',
  contact_messages: 'messages',
  notes: 'messages',
  testimonials: 'testimonials',
  jobs: 'jobs',
  events: 'events',
  team_members: 'team',
  hero_slides: 'hero',
  users: 'users',
  site_details: 'site details',
  mail_outbox: 'mail',
  scheduled_tasks: 'tasks',
  audit_log: 'audit log',
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('change_counts')
    .addColumn('kind', 'text', (c) => c.primaryKey())
    .addColumn('count', 'integer', (c) => c.notNull())
    .execute()
  for (const [table, kind] of Object.entries(kinds)) await addChangeTriggers(db, table, kind)
}
