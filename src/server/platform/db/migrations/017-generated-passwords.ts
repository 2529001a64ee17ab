import type { Kysely } from 'kysely'

/** One word for one thing: the code, the API and the screen say "generated". */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .renameColumn('password_made_up', 'password_generated')
    .execute()
}
