import { type Kysely, sql } from 'kysely'

/** What the Word form asks and the online form asks now too. */
async function addAnswers(db: Kysely<unknown>) {
  for (const column of [
    'payer',
    'health_plan',
    'coordinator',
    'spoken_language',
    'communication',
  ]) {
    await db.schema
      .alterTable('referrals')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  }
  await db.schema
    .alterTable('referrals')
    .addColumn('needs_interpreter', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}

/** What staff ask the sender for, and when something was added. */
async function addAdditions(db: Kysely<unknown>) {
  await db.schema
    .alterTable('referrals')
    .addColumn('missing', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('referral_files').addColumn('added_at', 'text').execute()
}

/** A link belongs to an application or to a referral. SQLite cannot make a column optional, so the table is made anew. */
async function linkReferrals(db: Kysely<unknown>) {
  await db.schema.dropIndex('private_links_of_application').execute()
  await db.schema.alterTable('private_links').renameTo('former_private_links').execute()
  await db.schema
    .createTable('private_links')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('application_id', 'text', (c) => c.references('applications.id').onDelete('cascade'))
    .addColumn('referral_id', 'text', (c) => c.references('referrals.id').onDelete('cascade'))
    .addColumn('mail_id', 'text', (c) => c.unique())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('created_by', 'text')
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('revoked_at', 'text')
    .addColumn('last_used_at', 'text')
    .execute()
  const columns = sql`id, token_hash, purpose, application_id, mail_id, created_at, created_by,
    expires_at, revoked_at, last_used_at`
  await sql`insert into private_links (${columns})
    select ${columns} from former_private_links`.execute(db)
  await db.schema.dropTable('former_private_links').execute()
  for (const column of ['application_id', 'referral_id']) {
    await db.schema
      .createIndex(`private_links_by_${column}`)
      .on('private_links')
      .column(column)
      .execute()
  }
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await addAnswers(db)
  await addAdditions(db)
  await linkReferrals(db)
}
