import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#server/platform/db/transact.ts'

type Position = { id: string; created_at: string }

export type ExportedApplication = Awaited<ReturnType<typeof readApplications>>[number]
export type ExportedMessage = Awaited<ReturnType<typeof readMessages>>[number]

/** Every application, newest first, without its documents and their names. */
export const allApplications = (db: Db) => inPages((after) => readApplications(db, after))

/** These applications, newest first. There are few enough for one page. */
export async function* selectedApplications(db: Db, ids: string[]) {
  yield await exported(db).where('id', 'in', ids).execute()
}

/** Every contact message, newest first. */
export const allMessages = (db: Db) => inPages((after) => readMessages(db, after))

export const pageSize = 100

/** Each page starts after the last row of the previous one, so that late pages are as fast as early ones. */
async function* inPages<T extends Position>(read: (after: Position | undefined) => Promise<T[]>) {
  let page = await read(undefined)
  while (page.length > 0) {
    yield page
    // SQLite runs synchronously, so other requests get a chance in between.
    await setImmediate()
    page = await read(page.at(-1))
  }
}

const readApplications = (db: Db, after: Position | undefined) =>
  exported(db).where(olderThan(after)).limit(pageSize).execute()

const exported = (db: Db) =>
  db
    .selectFrom('applications')
    .select(['id', 'created_at', 'updated_at', 'first_name', 'last_name', 'email', 'phone'])
    .select(['position', 'location', 'status', 'notes'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')

function readMessages(db: Db, after: Position | undefined) {
  return db
    .selectFrom('contact_messages')
    .select(['id', 'created_at', 'name', 'email', 'phone', 'message', 'is_read'])
    .where(olderThan(after))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .execute()
}

const olderThan = (last: Position | undefined) =>
  last ? sql<boolean>`(created_at, id) < (${last.created_at}, ${last.id})` : sql<boolean>`1 = 1`
