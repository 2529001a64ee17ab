import type { ApplicationRules } from '#contract/hiring/application-rules.ts'
import type { Db } from '#server/platform/db/transact.ts'

/** The rules that an owner saved; until then identity documents belong to the application. */
export async function readRules(db: Db): Promise<ApplicationRules> {
  const row = await db
    .selectFrom('application_rules')
    .select('identity_documents')
    .executeTakeFirst()
  return { identityDocuments: row?.identity_documents ?? 'application' }
}

export async function saveRules(db: Db, { identityDocuments }: ApplicationRules) {
  const values = { identity_documents: identityDocuments }
  await db
    .insertInto('application_rules')
    .values({ id: 1, ...values })
    .onConflict((on) => on.column('id').doUpdateSet(values))
    .execute()
}
