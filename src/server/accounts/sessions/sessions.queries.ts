import { createHash, randomBytes } from 'node:crypto'
import { newId } from '#server/platform/db/portable.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { hours, minutes, timeAfter, timeBefore } from '#server/platform/time.ts'
import type { FindNames } from '#server/records/feature.ts'

export const sessionLifetime = 12 * hours
export const sessionIdleLimit = 1 * hours
const touchAfter = 1 * minutes

/** The browser and address that someone signs in from. */
export type Place = { userAgent: string | undefined; ip: string }

export async function createSession(db: Db, userId: string, place: Place, now: Date) {
  const expires = timeAfter(now, sessionLifetime)
  const id = newId()
  const fileSecret = randomBytes(32).toString('base64url')
  await db
    .insertInto('sessions')
    .values({
      id,
      user_id: userId,
      created_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      expires_at: expires.toISOString(),
      revoked_at: null,
      file_secret_hash: hashSecret(fileSecret),
      user_agent: place.userAgent?.slice(0, 400) ?? null,
      ip: place.ip,
    })
    .execute()
  return { id, expires, fileSecret }
}

export type SessionWithUser = NonNullable<Awaited<ReturnType<typeof findSession>>>

/** The session with its user, even if it has ended or the user is deactivated. */
export const findSession = (db: Db, id: string) =>
  withUser(db).where('s.id', '=', id).executeTakeFirst()

/** The session that a cookie for files belongs to. */
export const findSessionByFileSecret = (db: Db, secret: string) =>
  withUser(db).where('s.file_secret_hash', '=', hashSecret(secret)).executeTakeFirst()

const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex')

function withUser(db: Db) {
  return db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.id as sessionId', 's.last_seen_at', 's.expires_at', 's.revoked_at'])
    .leftJoin('second_factors as f', 'f.user_id', 'u.id')
    .leftJoin('sign_in_rules as r', (join) => join.onTrue())
    .select([
      'u.id',
      'u.username',
      'u.email',
      'u.role',
      'u.signature',
      'u.active',
      'u.password_generated',
    ])
    .select(['f.switched_on_at as factor_since', 'r.factor_required'])
}

/** Marks the session as in use, at most once a minute. */
export async function touchSession(db: Db, id: string, lastSeen: string, now: Date) {
  if (now.getTime() - Date.parse(lastSeen) < touchAfter) return
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
}

/** The open sessions, the most recently used first. */
export function listSessions(db: Db, now: Date) {
  const idleSince = timeBefore(now, sessionIdleLimit).toISOString()
  return withUser(db)
    .select(['s.created_at', 's.user_agent', 's.ip'])
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', now.toISOString())
    .where('s.last_seen_at', '>=', idleSince)
    .where('u.active', '=', 1)
    .orderBy('s.last_seen_at', 'desc')
    .orderBy('s.id', 'desc')
    .execute()
}

/** All sessions of a user that are stored, the oldest first. */
export function listSignIns(db: Db, userId: string) {
  return db
    .selectFrom('sessions')
    .select(['created_at', 'user_agent', 'ip'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Returns whether there was an open session to end. */
export async function revokeSession(db: Db, id: string, now: Date): Promise<boolean> {
  const ended = await revoke(db, now).where('id', '=', id).returning('id').executeTakeFirst()
  return ended !== undefined
}

/** Ends all of a user's sessions, except the one to keep, if given. */
export async function revokeUserSessions(db: Db, userId: string, now: Date, except?: string) {
  await revoke(db, now)
    .where('user_id', '=', userId)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .execute()
}

export async function revokeAllSessions(db: Db, now: Date) {
  await revoke(db, now).execute()
}

function revoke(db: Db, now: Date) {
  return db
    .updateTable('sessions')
    .set({ revoked_at: now.toISOString() })
    .where('revoked_at', 'is', null)
}

/** The names of those whose sessions they are. */
export const findSessionNames: FindNames = (db, ids) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.id', 'u.username as name'])
    .where('s.id', 'in', ids)
    .execute()
