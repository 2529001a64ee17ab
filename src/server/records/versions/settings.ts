import type { FastifyRequest } from 'fastify'
import type { StaffAccess } from '#contract/platform/roles.ts'
import { onlyRecord, type SettingName } from '#contract/records/versions.ts'
import type { Context } from '#server/platform/context.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { recordChanger } from '../audit/audit.queries.ts'
import type { Versioned } from '../feature.ts'
import { findRow } from './history.queries.ts'
import { keepVersions } from './keep-versions.ts'
import {
  addFirst,
  type EditedLines,
  findLines,
  type LinesTable,
  type SettingSave,
  type SettingTable,
  type SettingValues,
  saveSetting,
  toLines,
} from './settings.queries.ts'
import { conflictOrNotFound } from './versions.queries.ts'

type Setting<Table extends SettingTable> = {
  setting: SettingName
  table: Table
  access: StaffAccess
  /** What holds until the first save. */
  first: SettingValues<Table>
  /** As its calls have it. */
  show: (row: Schema[Table]) => object
}

/** A setting whose versions are kept, and how it is saved. */
export function versionedSetting<Table extends SettingTable>(of: Setting<Table>) {
  const { setting, table, access, first } = of
  const show = (row: Schema[Table]) => ({ ...of.show(row), updatedAt: row.updated_at })

  async function save(db: Db, values: Partial<SettingValues<Table>>, how: SettingSave) {
    await addFirst(db, table, first)
    if (await saveSetting(db, table, values, how)) return
    const row = await findRow(db, table, onlyRecord)
    throw await conflictOrNotFound(db, table, 'Setting', row && show(row as never))
  }

  const versions: Versioned<Table> & { setting: SettingName } = {
    kind: 'setting',
    table,
    setting,
    access: () => access,
    name: () => '',
    addFirst: (db) => addFirst(db, table, first),
    show: (_, row) => show(row),
    restore: async (db, row, how) => {
      const { id: _, updated_at: __, updated_by: ___, ...values } = row
      await save(db, values as never, how)
      return undefined
    },
  }
  return { save, versions }
}

/** Changes a setting for someone in the office, keeps what it was and writes the line of the audit log. */
export function settingChanger(
  { setting, ...versioned }: ReturnType<typeof versionedSetting>['versions'],
  context: Pick<Context, 'db' | 'now'>,
) {
  const change = recordChanger('setting', context)
  return <T>(request: FastifyRequest, save: (db: Db, how: SettingSave) => Promise<T>) =>
    change(request, 'updated', setting, (db, { _id: by }) => {
      const how = { now: context.now(), by }
      const kept = { ids: [onlyRecord], ...how }
      return keepVersions(db, { setting, ...versioned }, kept, () => save(db, how))
    })
}

type ListSetting<List> = Pick<Setting<LinesTable>, 'setting' | 'table' | 'access'> & {
  /** The lines that come with the product. */
  first: string[]
  /** The list as its calls have it. */
  toList: (lines: EditedLines) => List
}

/** A list of short texts that staff edit as lines. */
export function listSetting<List extends object>({ first, toList, ...of }: ListSetting<List>) {
  const { save, versions } = versionedSetting({
    ...of,
    first: { lines: JSON.stringify(first) },
    show: (row) => toList(toLines(row)),
  })
  const find = async (db: Db) => toList(await findLines(db, of.table, first))
  return {
    find,
    save: async (db: Db, lines: string[], how: SettingSave) => {
      await save(db, { lines: JSON.stringify(lines) }, how)
      return find(db)
    },
    versions,
  }
}
