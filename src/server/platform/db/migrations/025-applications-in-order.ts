import { type Kysely, sql } from 'kysely'
import { searchable, searchTextOf } from '#contract/platform/search.ts'

type Before = {
  applications: {
    id: string
    first_name: string
    last_name: string
    email: string
    phone: string
    position: string
  }
}

const batch = 500

/** The office sorts applications by name and position, and finds them by phone and without accents. */
export async function up(db: Kysely<Before>): Promise<void> {
  await db.schema
    .alterTable('applications')
    .addColumn('sort_name', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  let last = ''
  for (;;) {
    const rows = await db
      .selectFrom('applications')
      .select(['id', 'first_name', 'last_name', 'email', 'phone', 'position'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute()
    if (rows.length === 0) break
    last = rows.at(-1)?.id ?? ''
    const values = rows.map(({ id, first_name, last_name, email, phone, position }) => {
      const searchText = searchTextOf([first_name, last_name, email, position], phone)
      return sql`(${id}, ${searchText}, ${searchable(`${last_name} ${first_name}`)})`
    })
    await sql`
      with filled (id, search_text, sort_name) as (values ${sql.join(values)})
      update applications set search_text = filled.search_text, sort_name = filled.sort_name
      from filled where filled.id = applications.id`.execute(db)
  }
  for (const column of ['sort_name', 'position']) {
    await db.schema
      .createIndex(`applications_by_${column}`)
      .on('applications')
      .columns([column, 'id', 'status'])
      .execute()
  }
}
