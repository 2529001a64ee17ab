import { type Kysely, PostgresAdapter, sql } from 'kysely'

const count = (kind: string) => `insert into change_counts (kind, count) values ('${kind}', 1)
    on conflict (kind) do update set count = change_counts.count + 1;`

/** Notes count as changes of the message or referral that they are about. One on an application changes that itself. */
export async function addNoteChangeTriggers(db: Kysely<unknown>) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  if (isPostgres) {
    const body = `begin
      if exists (select from changed where message_id is not null) then ${count('messages')} end if;
      if exists (select from changed where referral_id is not null) then ${count('referrals')} end if;
      return null; end`
    await sql`create function notes_changed() returns trigger language plpgsql as
      ${sql.lit(body)}`.execute(db)
  }
  for (const event of ['insert', 'update', 'delete']) {
    const row = event === 'delete' ? 'old' : 'new'
    const triggers = isPostgres
      ? [
          `create trigger notes_changed_${event} after ${event} on notes
            referencing ${row} table as changed for each statement execute function notes_changed()`,
        ]
      : [
          `create trigger "notes_changed_${event}" after ${event} on notes
            when ${row}.message_id is not null begin ${count('messages')} end`,
          `create trigger "notes_of_referrals_changed_${event}" after ${event} on notes
            when ${row}.referral_id is not null begin ${count('referrals')} end`,
        ]
    for (const trigger of triggers) await sql.raw(trigger).execute(db)
  }
}
