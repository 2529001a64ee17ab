import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely'
import { fillNoteSearch } from '../fill-note-search.ts'

/** What people type between the digits of a phone number. */
const separators = [' ', '\u00a0', '\t', '-', '.', '(', ')', '+']

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['applications', 'application_status_history']) {
    for (const column of ['reason', 'interview_at', 'interview_place']) {
      await db.schema
        .alterTable(table)
        .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
        .execute()
    }
  }
  await db.schema
    .createTable('application_reasons')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('reasons', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('updated_by', 'text')
    .execute()
  await db.schema
    .createIndex('audit_log_object')
    .on('audit_log')
    .columns(['object_id', 'at'])
    .execute()
  // The expressions by which the other applications of a person are found.
  await sql`create index applications_by_email on applications (lower(email))`.execute(db)
  const digits = separators.reduce<RawBuilder<unknown>>(
    (text, separator) => sql`replace(${text}, ${sql.lit(separator)}, '')`,
    sql.ref('phone'),
  )
  await sql`create index applications_by_phone on applications (${digits})`.execute(db)
  await keepNotes(db)
  await countNotesOnMessages(db)
}

/** Each application had one text of notes. It becomes the first entry; the audit log may know its author. */
async function keepNotes(db: Kysely<unknown>) {
  const noted = (column: string) => sql`(select ${sql.ref(column)} from audit_log
    where object_id = a.id and object_kind = 'application' and action = 'noted'
    order by at desc, id desc limit 1)`
  await sql`insert into notes (id, application_id, text, created_at, created_by)
    select a.id, a.id, a.notes, coalesce(${noted('at')}, a.updated_at), coalesce(${noted('actor_id')}, '')
    from applications a where a.notes <> ''`.execute(db)
  await fillNoteSearch(db)
}

/** Notes counted as changes of messages. Those on applications no longer do: they change the application itself. */
async function countNotesOnMessages(db: Kysely<unknown>) {
  const count = `insert into change_counts (kind, count) values ('messages', 1)
    on conflict (kind) do update set count = change_counts.count + 1`
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    const body = `begin if exists (select from changed where message_id is not null) then ${count};
      end if; return null; end`
    await sql`create or replace function notes_changed() returns trigger language plpgsql as
      ${sql.lit(body)}`.execute(db)
    return
  }
  for (const event of ['insert', 'update', 'delete']) {
    const name = sql.id(`notes_changed_${event}`)
    const row = sql.raw(event === 'delete' ? 'old' : 'new')
    await sql`drop trigger ${name}`.execute(db)
    await sql`create trigger ${name} after ${sql.raw(event)} on notes
      when ${row}.message_id is not null begin ${sql.raw(count)}; end`.execute(db)
  }
}
