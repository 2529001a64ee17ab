import { type Kysely, sql } from 'kysely'

/** Names of documents, the items of the first-day list that they are for, and items that someone does not need. */
async function addNames(db: Kysely<unknown>) {
  for (const table of ['document_requests', 'application_files']) {
    for (const column of ['name', 'item']) {
      await db.schema
        .alterTable(table)
        .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
        .execute()
    }
  }
  await db.schema
    .alterTable('first_day_items')
    .addColumn('not_applicable', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}

/** The order of applications by their interviews, the earliest or the latest first. */
async function addOrder(db: Kysely<unknown>) {
  const filters = sql`id, status, job_id, has_resume, has_identification, created_at`
  await sql`create index applications_by_interview
    on applications (interview_at, ${filters})`.execute(db)
  await sql`create index applications_by_first_interview
    on applications ((case when interview_at = '' then 1 else 0 end), interview_at, ${filters})`.execute(
    db,
  )
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await addNames(db)
  await addOrder(db)
}
