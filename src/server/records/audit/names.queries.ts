import { sql } from 'kysely'
import { type AuditLine, deletedName } from '#contract/records/audit.ts'
import type { RecordKind } from '#contract/records/record-kinds.ts'
import type { Schema, TablesWith } from '#server/platform/db/schema.ts'
import type { AuditRow } from '#server/platform/db/tables/records.ts'
import type { Db } from '#server/platform/db/transact.ts'
import type { FindNames, NameFinders } from '../feature.ts'
import { readAction } from './read-action.ts'

/** The log stores ids only. Readers see today's names, and no names of deleted records. */
export async function withNames(
  db: Db,
  finders: NameFinders,
  rows: AuditRow[],
): Promise<AuditLine[]> {
  const people = await findNames(db, finders.administrator, rows, (row) => row.actor_id)
  const kinds = new Set(rows.map((row) => row.object_kind))
  const objects = new Map<string, Map<string, string>>()
  for (const kind of kinds) {
    const ofKind = rows.filter((row) => row.object_kind === kind)
    const find = finders[kind as RecordKind]
    objects.set(kind, await findNames(db, find, ofKind, (row) => row.object_id))
  }
  return rows.map((row) => ({
    _id: row.id,
    id: row.id,
    at: row.at,
    person: nameIn(people, row.actor_id),
    personId: row.actor_id,
    ...readAction(row),
    kind: row.object_kind,
    objectId: row.object_id,
    name: nameIn(objects.get(row.object_kind), row.object_id),
    ip: row.ip ?? '',
  }))
}

const nameIn = (names: Map<string, string> | undefined, id: string | null) =>
  id === null ? '' : (names?.get(id) ?? deletedName)

async function findNames(
  db: Db,
  find: FindNames | undefined,
  rows: AuditRow[],
  getId: (row: AuditRow) => string | null,
): Promise<Map<string, string>> {
  const ids = [...new Set(rows.map(getId))].filter((id) => id !== null)
  if (!find || ids.length === 0) return new Map()
  const found = await find(db, ids)
  return new Map(found.map(({ id, name }) => [id, name]))
}

/** Finds the names of records in a column of their table. */
export const namesIn =
  <Table extends TablesWith<{ id: string }>>(
    table: Table,
    column: keyof Schema[Table] & string,
  ): FindNames =>
  (db, ids) =>
    db
      .selectFrom(table as 'events')
      .select(['id', sql.ref<string>(column).as('name')])
      .where('id', 'in', ids)
      .execute()
