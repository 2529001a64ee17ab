import { type Kysely, sql } from 'kysely'
import { addLinesTable } from '../baseline/shared-tables.ts'

/** Searched texts have no quotes any more, and spaces for dashes. */
async function foldSearchTexts(db: Kysely<unknown>) {
  const columns = {
    applications: ['search_text', 'sort_name'],
    contact_messages: ['search_text'],
    referrals: ['search_text'],
    jobs: ['search_text'],
    notes: ['search_text'],
  }
  for (const [table, names] of Object.entries(columns)) await foldColumns(db, table, names)
}

const rowsAtOnce = 1000

async function foldColumns(db: Kysely<unknown>, table: string, columns: string[]) {
  const selected = sql.join(['id', ...columns].map((name) => sql.ref(name)))
  let last = ''
  for (;;) {
    const { rows } = await sql<Record<string, string>>`
      select ${selected} from ${sql.table(table)} where id > ${last}
      order by id limit ${rowsAtOnce}`.execute(db)
    for (const row of rows) {
      const changed = columns.filter((name) => fold(row[name] ?? '') !== row[name])
      if (changed.length === 0) continue
      const values = changed.map((name) => sql`${sql.ref(name)} = ${fold(row[name] ?? '')}`)
      await sql`update ${sql.table(table)} set ${sql.join(values)} where id = ${row.id}`.execute(db)
    }
    if (rows.length < rowsAtOnce) return
    last = rows.at(-1)?.id ?? ''
  }
}

/** As `searchable` was when this was written. The texts of jobs also had accents. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .replace(/["'`´‘’‚‛“”„‟′″‹›«»ʹʻʼ\u00ad]/g, '')
    .replace(/[\p{Pd}\u2212]/gu, ' ')
    .toLowerCase()

export async function up(db: Kysely<unknown>): Promise<void> {
  await foldSearchTexts(db)
  await db.schema
    .alterTable('users')
    .addColumn('signature', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await addLinesTable(db, 'interview_questions')
  await db.schema
    .createTable('news_settings')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('seen_at', 'text')
    .addColumn('mail_kinds', 'text', (c) => c.notNull())
    .addColumn('mail_from', 'text')
    .addColumn('mailed_at', 'text')
    .execute()
}
