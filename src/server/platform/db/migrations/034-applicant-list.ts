import { type Kysely, sql } from 'kysely'
import { searchTextOf } from '#contract/platform/search.ts'
import { fillNoteSearch } from '../fill-note-search.ts'

type Before = {
  applications: {
    id: string
    first_name: string
    last_name: string
    email: string
    phone: string
    position: string
    location: string
  }
}

const batch = 500

/** The office filters applicants by job, date and missing files, shows where the job is, and searches notes. */
export async function up(db: Kysely<Before>): Promise<void> {
  await addColumns(db)
  await sql`
    update applications set
      location = coalesce((select j.location from jobs j where j.id = job_id), ''),
      has_resume = ${hasFile('resume')},
      has_identification = ${hasFile('identification')}`.execute(db)
  await fillSearchTexts(db)
  await fillNoteSearch(db)
  await replaceIndexes(db)
}

async function addColumns(db: Kysely<Before>) {
  await db.schema
    .alterTable('applications')
    .addColumn('location', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  for (const flag of ['has_resume', 'has_identification']) {
    await db.schema
      .alterTable('applications')
      .addColumn(flag, 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
  }
  await db.schema
    .alterTable('notes')
    .addColumn('search_text', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
}

const hasFile = (kind: string) => sql`
  case when exists (
    select 1 from application_files f
    where f.application_id = applications.id and f.kind = ${sql.lit(kind)}
  ) then 1 else 0 end`

async function fillSearchTexts(db: Kysely<Before>) {
  let last = ''
  for (;;) {
    const rows = await db
      .selectFrom('applications')
      .select(['id', 'first_name', 'last_name', 'email', 'phone', 'position', 'location'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute()
    if (rows.length === 0) return
    last = rows.at(-1)?.id ?? ''
    const values = rows.map(({ id, first_name, last_name, email, phone, position, location }) => {
      const texts = [first_name, last_name, email, position, location]
      return sql`(${id}, ${searchTextOf(texts, phone)})`
    })
    await sql`
      with filled (id, search_text) as (values ${sql.join(values)})
      update applications set search_text = filled.search_text
      from filled where filled.id = applications.id`.execute(db)
  }
}

/** Each order has an index with every column that a list is filtered by, so that no other rows are read. */
async function replaceIndexes(db: Kysely<Before>) {
  const filters = ['status', 'job_id', 'has_resume', 'has_identification']
  const indexes = {
    applications_newest: ['created_at', 'id', ...filters, 'search_text'],
    applications_by_sort_name: ['sort_name', 'id', ...filters, 'created_at'],
    applications_by_position: ['position', 'location', 'id', ...filters, 'created_at'],
  }
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema.dropIndex(name).execute()
    await db.schema.createIndex(name).on('applications').columns(columns).execute()
  }
  const ofJob = {
    applications_of_job_newest: ['job_id', 'created_at', 'id', 'status', 'search_text'],
    applications_of_job_by_sort_name: ['job_id', 'sort_name', 'id', 'status'],
  }
  for (const [name, columns] of Object.entries(ofJob)) {
    await db.schema.createIndex(name).on('applications').columns(columns).execute()
  }
  await sql`
    create index applications_incomplete on applications (created_at, id, ${sql.join(filters.map((column) => sql.ref(column)))})
    where has_resume = 0 or has_identification = 0`.execute(db)
}
