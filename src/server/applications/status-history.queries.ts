import type { ApplicationStatus } from '#contract/applications.ts'
import { newId } from '../db/portable.ts'
import type { Db } from '../db/transact.ts'

/** Every status an application has had, oldest first. */
export async function listHistory(db: Db, id: string) {
  return db
    .selectFrom('application_status_history as h')
    .leftJoin('users as u', 'u.id', 'h.actor_id')
    .select(['h.status', 'h.at', 'u.username as by'])
    .where('h.application_id', '=', id)
    .orderBy('h.at')
    .orderBy('h.id')
    .execute()
}

/** Call it after updating the application, whose row lock makes a second change at the same time wait. */
export async function latestStatus(db: Db, id: string) {
  const row = await db
    .selectFrom('application_status_history')
    .select('status')
    .where('application_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.status
}

export async function noteStatus(
  db: Db,
  id: string,
  status: ApplicationStatus,
  actorId: string | null,
  now: Date,
) {
  await db
    .insertInto('application_status_history')
    .values({
      id: newId(),
      application_id: id,
      status,
      at: now.toISOString(),
      actor_id: actorId,
    })
    .execute()
}
