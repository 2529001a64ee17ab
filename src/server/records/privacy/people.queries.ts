import { type RawBuilder, sql } from 'kysely'
import type { Person } from '#contract/records/privacy.ts'
import type { Schema, TablesWith } from '#server/platform/db/schema.ts'
import type { Db } from '#server/platform/db/transact.ts'

type FromPeople = TablesWith<{ id: string; email: string; phone: string; created_at: string }>

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

/** Whether the columns `email` and `phone` of a table are those of a person. An empty one matches nothing. */
export function isPerson({ email, phone }: Person): RawBuilder<boolean> {
  const conditions: RawBuilder<boolean>[] = []
  const numbers = listNumbers(phone)
  if (email) conditions.push(isEmail('email', email))
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
