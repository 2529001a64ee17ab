import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../db/transact.ts'

type Place = { id: string; created_at: string }

export type ExportedApplication = Awaited<ReturnType<typeof readApplications>>[number]
export type ExportedMessage = Awaited<ReturnType<typeof readMessages>>[number]

/** Every application, newest first. Its documents and their names stay where they are. */
export const allApplications = (db: Db) => inPages((after) => readApplications(db, after))

/** Every contact message, newest first. */
export const allMessages = (db: Db) => inPages((after) => readMessages(db, after))

export const pageSize = 100

/** Each page begins after the last row of the one before: it costs the same, however far down. */
async function* inPages<T extends Place>(read: (after: Place | undefined) => Promise<T[]>) {
  let page = await read(undefined)
  while (page.length > 0) {
    yield page
    // SQLite answers at once, again and again: others have their turn in between.
    await setImmediate()
    page = await read(page.at(-1))
  }
}

function readApplications(db: Db, after: Place | undefined) {
  return db
    .selectFrom('applications')
    .select(['id', 'created_at', 'updated_at', 'first_name', 'last_name', 'email', 'phone'])
    .select(['position', 'status', 'notes'])
    .where(olderThan(after))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .execute()
}

function readMessages(db: Db, after: Place | undefined) {
  return db
    .selectFrom('contact_messages')
    .select(['id', 'created_at', 'name', 'email', 'phone', 'message', 'is_read'])
    .where(olderThan(after))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .execute()
}

const olderThan = (place: Place | undefined) =>
  place ? sql<boolean>`(created_at, id) < (${place.created_at}, ${place.id})` : sql<boolean>`1 = 1`
