import type { Db } from '#server/platform/db/transact.ts'

/** Remembers when someone in the office looked at an application for the first time. */
export async function recordFirstLook(db: Db, id: string, now: Date) {
  await db
    .updateTable('applications')
    .set({ first_look_at: now.toISOString() })
    .where('id', '=', id)
    .where('first_look_at', 'is', null)
    .execute()
}
