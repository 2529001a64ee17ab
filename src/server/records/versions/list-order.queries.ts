import { sql } from 'kysely'
import type { Db } from '#server/platform/db/transact.ts'

/** The lists that staff put in order, and the column with the place of a row, from 1 on. */
const columns = { hero_slides: 'position', team_members: 'list_order' }
export type OrderedTable = keyof typeof columns

/** Puts the rows in this order. Returns false unless every row is named exactly once. */
export async function putInOrder(
  db: Db,
  table: OrderedTable,
  ids: string[],
  now: Date,
  by: string,
): Promise<boolean> {
  const known = new Set((await db.selectFrom(table).select('id').execute()).map(({ id }) => id))
  const named = new Set(ids)
  if (ids.length !== known.size || named.size !== ids.length) return false
  if (ids.some((id) => !known.has(id))) return false
  const column = sql.ref(columns[table])
  for (const [index, id] of ids.entries()) {
    await sql`
      update ${sql.table(table)}
      set ${column} = ${index + 1}, updated_at = ${now.toISOString()}, updated_by = ${by}
      where id = ${id} and ${column} != ${index + 1}`.execute(db)
  }
  return true
}

/** Deletes a row and closes the gap in the order, so that the next new row is last again. */
export async function deleteFromOrder(db: Db, table: OrderedTable, id: string): Promise<boolean> {
  const column = sql.ref(columns[table])
  const { rows } = await sql<{ place: number }>`
    delete from ${sql.table(table)} where id = ${id} returning ${column} as place`.execute(db)
  const [gone] = rows
  if (!gone) return false
  await sql`
    update ${sql.table(table)} set ${column} = ${column} - 1
    where ${column} > ${gone.place}`.execute(db)
  return true
}

/** The column with the place of a row, where the table has one. */
export const orderColumn = (table: string): string | undefined =>
  Object.hasOwn(columns, table) ? columns[table as OrderedTable] : undefined

/** Moves the rows from a place on, so that a row can be put there. Answers the place, at the end at most. */
export async function makePlace(db: Db, table: OrderedTable, wanted: number): Promise<number> {
  const place = Math.min(wanted, await nextPlace(db, table))
  const column = sql.ref(columns[table])
  await sql`
    update ${sql.table(table)} set ${column} = ${column} + 1 where ${column} >= ${place}`.execute(
    db,
  )
  return place
}

/** The place of a row that is added at the end. */
export async function nextPlace(db: Db, table: OrderedTable): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count + 1
}
