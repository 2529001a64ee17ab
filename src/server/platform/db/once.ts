import { type Db, transact } from './transact.ts'

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
