import type { Db } from './transact.ts'

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

export async function readMilestone(db: Db, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('milestones')
    .select('reached_at')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.reached_at
}
