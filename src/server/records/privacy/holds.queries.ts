import { type RawBuilder, sql } from 'kysely'
import type { Hold, NewHold, Person } from '#contract/records/privacy.ts'
import { newId } from '#server/platform/db/portable.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { isPerson, listContacts } from './people.queries.ts'

/** Newest first. */
export function listHolds(db: Db): Promise<Hold[]> {
  return db
    .selectFrom('privacy_holds as h')
    .leftJoin('users as u', 'u.id', 'h.created_by')
    .select(['h.id', 'h.email', 'h.phone', 'h.reason', 'h.created_at as at'])
    .select((eb) => eb.fn.coalesce('u.username', sql<string>`''`).as('by'))
    .orderBy('h.created_at', 'desc')
    .orderBy('h.id', 'desc')
    .execute()
}

/** The holds on at least one of these people. */
export async function listHoldsOn(db: Db, people: Person[]): Promise<Hold[]> {
  const contacts = new Set(people.flatMap(listContacts))
  const holds = await listHolds(db)
  return holds.filter((hold) => listContacts(hold).some((contact) => contacts.has(contact)))
}

/** The reason why nothing of these people may be erased, if there is one. */
export async function heldBecause(db: Db, ...people: Person[]): Promise<string | undefined> {
  const [hold] = await listHoldsOn(db, people)
  return hold?.reason
}

/** Whether no hold is on the person of a row, by its columns `email` and `phone`. */
export async function isNotHeld(db: Db): Promise<RawBuilder<boolean>> {
  const held = (await listHolds(db)).map(isPerson)
  return held.length > 0 ? sql`not (${sql.join(held, sql` or `)})` : sql`1 = 1`
}

export async function addHold(
  db: Db,
  { email, phone, reason }: NewHold,
  by: string,
  now: Date,
): Promise<string> {
  const id = newId()
  await db
    .insertInto('privacy_holds')
    .values({ id, email, phone, reason, created_at: now.toISOString(), created_by: by })
    .execute()
  return id
}

export async function releaseHold(db: Db, id: string): Promise<boolean> {
  const released = await db
    .deleteFrom('privacy_holds')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return released !== undefined
}
