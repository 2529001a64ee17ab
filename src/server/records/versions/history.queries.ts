import { sql } from 'kysely'
import type { VersionKind } from '#contract/records/versions.ts'
import { forUpdate } from '#server/platform/db/portable.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { days, timeBefore } from '#server/platform/time.ts'
import type { ContentRow, Versioned } from '../feature.ts'
import { makePlace, type OrderedTable, orderColumn } from './list-order.queries.ts'
import { matchesVersion } from './versions.queries.ts'

export type RecordName = { kind: VersionKind; id: string }

/** The rows of these records as they are now, which nobody else can change until the transaction ends. */
export async function lockRows(db: Db, table: string, ids: string[]): Promise<ContentRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ContentRow>`
    select * from ${sql.table(table)} where id in (${sql.join(ids)}) order by id
    ${forUpdate(db)}`.execute(db)
  return rows
}

/** A row of the record's table, as it is now or was once. */
export async function findRow(db: Db, table: string, id: string): Promise<ContentRow | undefined> {
  const { rows } = await sql<ContentRow>`
    select * from ${sql.table(table)} where id = ${id}`.execute(db)
  return rows[0]
}

/** All rows of a table with versions. */
export async function listRows(db: Db, table: string): Promise<ContentRow[]> {
  return (await sql<ContentRow>`select * from ${sql.table(table)} order by id`.execute(db)).rows
}

/** Gives a row a new version, although nothing in it changes. Returns whether it had the one that was edited. */
export async function touchRow(
  db: Db,
  table: string,
  id: string,
  { version, now, by }: { version: string | undefined; now: Date; by: string },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update ${sql.table(table)} set updated_at = ${now.toISOString()}, updated_by = ${by}
    where id = ${id} and ${matchesVersion(version)} returning id`.execute(db)
  return rows.length > 0
}

/** What of a row has columns of its own beside its content, and the content. */
function toStored(row: ContentRow) {
  const { id, updated_at, updated_by, picture = null, pictures = '[]', ...content } = row
  return {
    record_id: String(id),
    content: JSON.stringify(content),
    picture,
    pictures,
    saved_at: updated_at,
    saved_by: updated_by,
  }
}

type Stored = ReturnType<typeof toStored>

/** The row again. `now` is the row as it is, for the columns that it did not have yet. */
export function toRow(stored: Stored, now: ContentRow | undefined): ContentRow {
  const row = { ...now, ...JSON.parse(stored.content) }
  const hasPicture = stored.picture !== null || (now && 'picture' in now)
  return {
    ...row,
    id: now?.id ?? stored.record_id,
    ...(hasPicture && { picture: stored.picture }),
    ...(now && 'pictures' in now && { pictures: stored.pictures }),
    updated_at: stored.saved_at,
    updated_by: stored.saved_by,
  }
}

/** Whether two rows say the same, wherever they are in their list. */
export function haveSameContent(table: string, one: ContentRow, other: ContentRow): boolean {
  const column = orderColumn(table)
  const [first, second] = [one, other].map((row) => {
    const { content, picture } = toStored(column ? { ...row, [column]: 0 } : row)
    return content + picture
  })
  return first === second
}

export async function addVersion(
  db: Db,
  kind: VersionKind,
  row: ContentRow,
  now: Date,
  record_id = String(row.id),
) {
  const stored = { ...toStored(row), record_id }
  await db
    .insertInto('record_versions')
    .values((eb) => ({
      kind,
      ...stored,
      number: eb
        .selectFrom('record_versions')
        .select((eb) => sql<number>`coalesce(${eb.fn.max('number')}, 0) + 1`.as('number'))
        .where('kind', '=', kind)
        .where('record_id', '=', stored.record_id),
      replaced_at: now.toISOString(),
    }))
    .execute()
}

type Page = { page: number; limit: number; until: string | undefined }

/** Newest first, and one more than the page has, to compare the last one with. */
export function listVersions(db: Db, record: RecordName, { page, limit, until }: Page) {
  return versionsOf(db, record, until)
    .leftJoin('users as u', 'u.id', 'v.saved_by')
    .selectAll('v')
    .select('u.username as by')
    .orderBy('v.number', 'desc')
    .limit(limit + 1)
    .offset((page - 1) * limit)
    .execute()
}

export async function countVersions(db: Db, record: RecordName, until?: string): Promise<number> {
  const { count } = await versionsOf(db, record, until)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const findVersion = (db: Db, record: RecordName, number: number) =>
  versionsOf(db, record).selectAll('v').where('v.number', '=', number).executeTakeFirst()

const versionsOf = (db: Db, { kind, id }: RecordName, until?: string) =>
  db
    .selectFrom('record_versions as v')
    .where('v.kind', '=', kind)
    .where('v.record_id', '=', id)
    .$if(until !== undefined, (query) => query.where('v.saved_at', '<=', until ?? ''))

export async function findUserName(db: Db, id: string | null): Promise<string> {
  if (id === null) return ''
  const row = await db
    .selectFrom('users')
    .select('username')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.username ?? ''
}

/** Answers how many there were. */
export async function deleteVersions(db: Db, { kind, id }: RecordName): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('record_versions')
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export async function addDeleted(
  db: Db,
  kind: VersionKind,
  row: ContentRow,
  now: Date,
  by: string | null,
) {
  await db
    .insertInto('deleted_records')
    .values({ kind, ...toStored(row), deleted_at: now.toISOString(), deleted_by: by })
    .execute()
}

/** Newest first. */
export const listDeleted = (db: Db) =>
  db
    .selectFrom('deleted_records as d')
    .leftJoin('users as u', 'u.id', 'd.deleted_by')
    .selectAll('d')
    .select('u.username as by')
    .orderBy('d.deleted_at', 'desc')
    .orderBy('d.record_id')
    .execute()

/** Removes a deleted record from the list; only one of two who do it at once gets it. */
export const takeDeleted = (db: Db, { kind, id }: RecordName) =>
  db
    .deleteFrom('deleted_records')
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .returningAll()
    .executeTakeFirst()

/** Adds a deleted row again, at its place in the order. */
export async function insertRow(db: Db, table: Versioned['table'], row: ContentRow) {
  const column = orderColumn(table)
  const place = column && {
    [column]: await makePlace(db, table as OrderedTable, Number(row[column])),
  }
  await db
    .insertInto(table)
    .values({ ...row, ...place } as never)
    .execute()
}

const allFor = 90 * days
const oneADayFor = 730 * days

/** Deletes all but the last version of each day that is more than 90 days old, and all after two years. */
export async function deleteOldVersions(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('record_versions as v')
    .where('v.replaced_at', '<', timeBefore(now, allFor).toISOString())
    .where(
      sql<boolean>`(v.replaced_at < ${timeBefore(now, oneADayFor).toISOString()} or exists (
        select 1 from record_versions l where l.kind = v.kind and l.record_id = v.record_id
        and l.number > v.number and substr(l.replaced_at, 1, 10) = substr(v.replaced_at, 1, 10)))`,
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Erases what was deleted before a time, with its versions. */
export async function eraseOldDeleted(db: Db, before: Date): Promise<number> {
  const rows = await db
    .deleteFrom('deleted_records')
    .where('deleted_at', '<', before.toISOString())
    .returning(['kind', 'record_id'])
    .execute()
  for (const { kind, record_id } of rows) await deleteVersions(db, { kind, id: record_id })
  return rows.length
}
