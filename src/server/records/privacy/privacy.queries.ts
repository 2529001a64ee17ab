import { type RawBuilder, sql } from 'kysely'
import {
  type ErasureReceipt,
  type Hold,
  type NewHold,
  type Person,
  privacyMessages,
} from '#contract/records/privacy.ts'
import { newId } from '#server/platform/db/portable.ts'
import type { Schema, TablesWith } from '#server/platform/db/schema.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { conflict } from '#server/platform/errors.ts'

export type FromPeople = TablesWith<{
  id: string
  email: string
  phone: string
  created_at: string
}>

/** The records that came from a person, oldest first. */
export async function listFromPerson<Table extends FromPeople>(
  db: Db,
  table: Table,
  person: Person,
): Promise<Schema[Table][]> {
  const { rows } = await sql<Schema[Table]>`
    select * from ${sql.table(table)} where ${isPerson(person)} order by created_at, id`.execute(db)
  return rows
}

/** What people type between the digits of a phone number. */
const separators = [' ', '\u00a0', '\t', '-', '.', '(', ')', '+']

/** Whether the columns `email` and `phone` of a table are those of one of these people. An empty one matches nothing. */
export function isPerson(...people: Person[]): RawBuilder<boolean> {
  const conditions: RawBuilder<boolean>[] = []
  const emails = people.flatMap(({ email }) => email.trim() || [])
  const numbers = people.flatMap(({ phone }) => listNumbers(phone))
  if (emails.length > 0) {
    const lowered = emails.map((email) => sql`lower(${email})`)
    conditions.push(sql`lower(email) in (${sql.join(lowered)})`)
  }
  if (numbers.length > 0) {
    conditions.push(sql`${digitsIn('phone')} in (${sql.join(numbers)})`)
  }
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : sql<boolean>`1 = 0`
}

export const isEmail = (column: string, email: string) =>
  sql<boolean>`lower(${sql.ref(column)}) = lower(${email.trim()})`

const digitsIn = (column: string) =>
  separators.reduce<RawBuilder<unknown>>(
    (text, separator) => sql`replace(${text}, ${sql.lit(separator)}, '')`,
    sql.ref(column),
  )

/** The email and phone of a person in a form in which they can be compared. */
export function listContacts({ email, phone }: Person): string[] {
  return [...(email ? [email.trim().toLowerCase()] : []), ...listNumbers(phone).slice(0, 1)]
}

/** The digits of a number; of one in the United States, without and with the country code. */
function listNumbers(phone: string): string[] {
  const digits = phone.replace(/\D/g, '')
  const national = /^1?(\d{10})$/.exec(digits)?.[1]
  if (national) return [national, `1${national}`]
  return digits ? [digits] : []
}

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
  return sql`not ${isPerson(...(await listHolds(db)))}`
}

/** Those of these records that no hold is on, in the same order. */
export async function listNotHeld(db: Db, table: FromPeople, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where id in (${sql.join(ids)}) and ${await isNotHeld(db)}`.execute(
    db,
  )
  const free = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => free.has(id))
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

/** Call it in the transaction that deletes something of these people. */
export async function refuseIfHeld(db: Db, ...people: Person[]) {
  const reason = await heldBecause(db, ...people)
  if (reason !== undefined) throw conflict(privacyMessages.held(reason))
}

type NewReceipt = Omit<ErasureReceipt, 'by'> & { actorId: string }

export async function addReceipt(db: Db, { id, at, actorId, erased }: NewReceipt) {
  await db
    .insertInto('erasure_receipts')
    .values({ id, erased_at: at, erased_by: actorId, erased: JSON.stringify(erased) })
    .execute()
}

/** Newest first. */
export async function listReceipts(db: Db): Promise<ErasureReceipt[]> {
  const rows = await db
    .selectFrom('erasure_receipts as r')
    .leftJoin('users as u', 'u.id', 'r.erased_by')
    .select(['r.id', 'r.erased_at as at', 'r.erased'])
    .select((eb) => eb.fn.coalesce('u.username', sql<string>`''`).as('by'))
    .orderBy('r.erased_at', 'desc')
    .orderBy('r.id', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, erased: JSON.parse(row.erased) }))
}
