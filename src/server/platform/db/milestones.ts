import { type Db, transact } from './transact.ts'

/** Remembers when something happened last. */
export async function setMilestone(db: Db, name: string, now: Date) {
  await db
    .insertInto('milestones')
    .values({ name, reached_at: now.toISOString() })
    .onConflict((on) =>
      on.column('name').doUpdateSet((eb) => ({ reached_at: eb.ref('excluded.reached_at') })),
    )
    .execute()
}

/** The same, but only if it has not happened since then. Returns whether it had not. */
export async function setMilestoneUnlessSince(db: Db, name: string, since: Date, now: Date) {
  const first = await db
    .insertInto('milestones')
    .values({ name, reached_at: now.toISOString() })
    .onConflict((on) =>
      on
        .column('name')
        .doUpdateSet((eb) => ({ reached_at: eb.ref('excluded.reached_at') }))
        .where('milestones.reached_at', '<', since.toISOString()),
    )
    .returning('name')
    .executeTakeFirst()
  return first !== undefined
}

export async function readMilestone(db: Db, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('milestones')
    .select('reached_at')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.reached_at
}

/** Runs `act` once in the life of a database, also when two instances start together. */
export function once(db: Db, name: string, now: Date, act: (db: Db) => Promise<unknown>) {
  return transact(db, async (db) => {
    const first = await db
      .insertInto('milestones')
      .values({ name, reached_at: now.toISOString() })
      .onConflict((on) => on.column('name').doNothing())
      .returning('name')
      .executeTakeFirst()
    if (first) await act(db)
    return first !== undefined
  })
}
