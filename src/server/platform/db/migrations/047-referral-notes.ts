import { type Kysely, PostgresAdapter, sql } from 'kysely'

const count = (kind: string) => `insert into change_counts (kind, count) values ('${kind}', 1)
  on conflict (kind) do update set count = change_counts.count + 1;`

/** Notes on referrals count as changes of referrals, so that others who look at one see a new note. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    const body = `begin
      if exists (select from changed where message_id is not null) then ${count('messages')} end if;
      if exists (select from changed where referral_id is not null) then ${count('referrals')} end if;
      return null; end`
    await sql`create or replace function notes_changed() returns trigger language plpgsql as
      ${sql.lit(body)}`.execute(db)
    return
  }
  for (const event of ['insert', 'update', 'delete']) {
    const name = sql.id(`notes_of_referrals_changed_${event}`)
    const row = sql.raw(event === 'delete' ? 'old' : 'new')
    await sql`create trigger ${name} after ${sql.raw(event)} on notes
      when ${row}.referral_id is not null begin ${sql.raw(count('referrals'))} end`.execute(db)
  }
}
