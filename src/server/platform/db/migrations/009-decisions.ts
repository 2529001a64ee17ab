import { type Kysely, sql } from 'kysely'

const decisions = {
  'Invitation to an interview': 'invite',
  Offer: 'offer',
  'Not this time': 'reject',
}

/**
 * The offer, the notice about a background check, the owner and the next step of applications, and which message
 * template a decision begins with.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of [
    'offer_made_on',
    'offer_answer',
    'offer_answered_on',
    'check_notice_on',
  ] as const) {
    await db.schema
      .alterTable('applications')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  }
  await db.schema.alterTable('applications').addColumn('owner_id', 'text').execute()
  await db.schema
    .alterTable('applications')
    .addColumn('next_step', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('applications').addColumn('next_step_on', 'text').execute()
  await db.schema
    .alterTable('application_rules')
    .addColumn('waiting_days', 'integer', (c) => c.notNull().defaultTo(5))
    .execute()
  await db.schema
    .alterTable('message_templates')
    .addColumn('decision', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  // The templates that came with the product and still have their name.
  for (const [name, decision] of Object.entries(decisions)) {
    await sql`update message_templates set decision = ${decision}
      where kind = 'application' and name = ${name}`.execute(db)
  }
}
