import { type QueryExecutorProvider, sql } from 'kysely'
import { searchable } from '#contract/platform/search.ts'

const batch = 500

/** Fills in the searched text of notes that have none. Migrations use it, so never change it. */
export async function fillNoteSearch(db: QueryExecutorProvider) {
  let last = ''
  for (;;) {
    const { rows } = await sql<{ id: string; text: string }>`
      select id, text from notes where search_text = '' and id > ${last}
      order by id limit ${batch}`.execute(db)
    if (rows.length === 0) return
    last = rows.at(-1)?.id ?? ''
    const values = rows.map(({ id, text }) => sql`(${id}, ${searchable(text)})`)
    await sql`
      with filled (id, search_text) as (values ${sql.join(values)})
      update notes set search_text = filled.search_text
      from filled where filled.id = notes.id`.execute(db)
  }
}
