import { newId } from '../db/portable.ts'
import type { Db } from '../db/transact.ts'

export const sessionLifetime = 12 * 60 * 60 * 1000
export const sessionIdleLimit = 60 * 60 * 1000
const touchAfter = 60 * 1000

export async function createSession(db: Db, userId: string, now: Date) {
  const expires = new Date(now.getTime() + sessionLifetime)
  const id = newId()
  await db
    .insertInto('sessions')
    .values({
      id,
      user_id: userId,
      created_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      expires_at: expires.toISOString(),
      revoked_at: null,
    })
    .execute()
  return { id, expires }
}

/** The session with its user, whatever state they are in. */
export function findSession(db: Db, id: string) {
  return db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.id as sessionId', 's.last_seen_at', 's.expires_at', 's.revoked_at'])
    .select(['u.id', 'u.username', 'u.email', 'u.role', 'u.active'])
    .where('s.id', '=', id)
    .executeTakeFirst()
}

/** Notes that the session is in use, once a minute at most. */
export async function touchSession(db: Db, id: string, lastSeen: string, now: Date) {
  if (now.getTime() - Date.parse(lastSeen) < touchAfter) return
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
}

export async function revokeSession(db: Db, id: string, now: Date) {
  await revoke(db, now).where('id', '=', id).execute()
}

export async function revokeSessionsOf(db: Db, userId: string, now: Date) {
  await revoke(db, now).where('user_id', '=', userId).execute()
}

function revoke(db: Db, now: Date) {
  return db
    .updateTable('sessions')
    .set({ revoked_at: now.toISOString() })
    .where('revoked_at', 'is', null)
}
