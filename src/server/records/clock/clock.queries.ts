import { sql } from 'kysely'
import type { ClockRow } from '#server/platform/db/tables/records.ts'
import type { Db } from '#server/platform/db/transact.ts'

export const readClock = (db: Db): Promise<ClockRow | undefined> =>
  db.selectFrom('clock_state').selectAll().executeTakeFirst()

/** Remembers that the clock was right, unless another instance has noticed otherwise meanwhile. */
export async function rememberTime(db: Db, now: Date) {
  await db
    .insertInto('clock_state')
    .values({ ...right, seen_at: now.toISOString() })
    .onConflict((on) =>
      on
        .column('id')
        .doUpdateSet({ seen_at: now.toISOString() })
        .where('clock_state.stopped_at', 'is', null),
    )
    .execute()
}

/** Nothing is deleted by the clock until an owner confirms it. */
export async function stopDeleting(db: Db, reason: string, now: Date) {
  const stopped = { stopped_at: now.toISOString(), reason }
  await db
    .insertInto('clock_state')
    .values({ ...right, seen_at: now.toISOString(), ...stopped })
    .onConflict((on) => on.column('id').doUpdateSet(stopped))
    .execute()
}

/** From now on the clock counts as right, and so does its difference from the other one. */
export async function acceptClock(db: Db, offsetSeconds: number, now: Date) {
  const accepted = { ...right, seen_at: now.toISOString(), offset_seconds: offsetSeconds }
  await db
    .insertInto('clock_state')
    .values(accepted)
    .onConflict((on) => on.column('id').doUpdateSet(accepted))
    .execute()
  // What was marked by a wrong clock gets its second day by the right one.
  await db.deleteFrom('due_records').execute()
}

const right = { id: 1, stopped_at: null, reason: '', offset_seconds: 0 }

/** When the last line of the audit log was written. Lines before it may be from a time with a wrong clock. */
export async function readLastLineTime(db: Db): Promise<string | undefined> {
  const line = await db
    .selectFrom('audit_chain as c')
    .innerJoin('audit_log as l', 'l.id', 'c.line_id')
    .select('l.at')
    .orderBy('c.position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return line?.at
}

/** The time by the clock of PostgreSQL. */
export async function readDatabaseTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ milliseconds: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as milliseconds`.execute(db)
  return new Date(rows[0]?.milliseconds ?? Number.NaN)
}
