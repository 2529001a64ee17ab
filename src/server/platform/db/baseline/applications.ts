import { type Kysely, type RawBuilder, sql } from 'kysely'
import { addIndexes, addSearchIndex } from './indexes.ts'
import { addFileTable } from './shared-tables.ts'
import { addApplicationCounts, addChangeTriggers } from './triggers.ts'

/** What people type between the digits of a phone number. */
const separators = [' ', '\u00a0', '\t', '-', '.', '(', ')', '+']

export async function addApplicationTables(db: Kysely<unknown>) {
  await db.schema
    .createTable('applications')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('job_id', 'text', (c) => c.notNull())
    .addColumn('position', 'text', (c) => c.notNull())
    .addColumn('first_name', 'text', (c) => c.notNull())
    .addColumn('last_name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('notes', 'text', (c) => c.notNull())
    .addColumn('experience', 'text', (c) => c.notNull())
    .addColumn('education', 'text', (c) => c.notNull())
    .addColumn('search_text', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('updated_by', 'text')
    .addColumn('sort_name', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('first_look_at', 'text')
    .addColumn('location', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('has_resume', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('has_identification', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('reason', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('interview_at', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('interview_place', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await addApplicationIndexes(db)
  await addSearchIndex(db, 'applications')
  await addChangeTriggers(db, 'applications', 'applications')

  await addApplicationCounts(db)

  await addFileTable(db, 'application_files', 'application_id', 'applications')

  await db.schema
    .createTable('application_status_history')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('application_id', 'text', (c) =>
      c.notNull().references('applications.id').onDelete('cascade'),
    )
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('reason', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('interview_at', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('interview_place', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  // Reports, and when the status last changed, are read from the indexes alone.
  await addIndexes(db, 'application_status_history', {
    application_status_history_reported: ['status', 'at', 'application_id'],
    application_status_history_of: ['application_id', 'at'],
  })
}

async function addApplicationIndexes(db: Kysely<unknown>) {
  // Each order has an index with every column that a list is filtered by, so that no other rows are read.
  const filters = ['status', 'job_id', 'has_resume', 'has_identification']
  await addIndexes(db, 'applications', {
    applications_newest: ['created_at', 'id', ...filters, 'search_text'],
    applications_by_sort_name: ['sort_name', 'id', ...filters, 'created_at'],
    applications_by_position: ['position', 'location', 'id', ...filters, 'created_at'],
    applications_by_status: ['status', 'created_at', 'id'],
    applications_of_job_newest: ['job_id', 'created_at', 'id', 'status', 'search_text'],
    applications_of_job_by_sort_name: ['job_id', 'sort_name', 'id', 'status'],
  })
  // Reports and jobs count applications from the index alone.
  await addIndexes(db, 'applications', {
    applications_reported: ['created_at', 'status'],
    applications_first_looks: ['first_look_at', 'created_at'],
    applications_of_job: ['job_id', 'status', 'created_at'],
  })
  await sql`
    create index applications_incomplete on applications (created_at, id, ${sql.join(filters.map((column) => sql.ref(column)))})
    where has_resume = 0 or has_identification = 0`.execute(db)
  // The expressions by which the other applications of a person are found.
  await sql`create index applications_by_email on applications (lower(email))`.execute(db)
  const digits = separators.reduce<RawBuilder<unknown>>(
    (text, separator) => sql`replace(${text}, ${sql.lit(separator)}, '')`,
    sql.ref('phone'),
  )
  await sql`create index applications_by_phone on applications (${digits})`.execute(db)
}
