import { sql } from 'kysely'
import { type RetentionRules, retentionMessages } from '#contract/hiring/application-handling.ts'
import type { ApplicationRules } from '#contract/hiring/application-rules.ts'
import type { WaitingDays } from '#contract/hiring/decisions.ts'
import { toFlag } from '#server/platform/db/portable.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { providerZone } from '#server/platform/provider-zone.ts'
import { dayIn, shiftYears, startOfDay } from '#server/platform/time.ts'
import { isNotHeld } from '#server/records/privacy/privacy.queries.ts'
import type { SettingSave, SettingValues } from '#server/records/versions/settings.queries.ts'
import { versionedSetting } from '#server/records/versions/settings.ts'

const firstRetention: SettingValues<'application_retention'> = {
  keep_years: 1,
  deletes_by_itself: 0,
}

const retention = versionedSetting({
  setting: 'application retention',
  table: 'application_retention',
  access: 'owner',
  first: firstRetention,
  show: toRetention,
})

export const retentionVersions: typeof retention.versions = {
  ...retention.versions,
  // Before the server deletes anything, the office asks, so no version switches that on.
  restore: async (db, { keep_years, deletes_by_itself: wanted }, how) => {
    const mayDelete = (await readRetention(db)).deletesByItself
    const deletes_by_itself = mayDelete ? wanted : 0
    await retention.save(db, { keep_years, deletes_by_itself }, how)
    return wanted > deletes_by_itself ? retentionMessages.stillOff : undefined
  },
}

export async function readRetention(db: Db): Promise<RetentionRules> {
  const row = await db.selectFrom('application_retention').selectAll().executeTakeFirst()
  return toRetention(row ?? firstRetention)
}

export const saveRetention = (
  db: Db,
  { keepYears, deletesByItself }: RetentionRules,
  how: SettingSave,
) => retention.save(db, { keep_years: keepYears, deletes_by_itself: toFlag(deletesByItself) }, how)

function toRetention(row: SettingValues<'application_retention'>): RetentionRules {
  return {
    keepYears: row.keep_years as RetentionRules['keepYears'],
    deletesByItself: row.deletes_by_itself === 1,
  }
}

/** The last day on which an application should be kept whose status last changed at this time. */
export const keepUntil = (changedAt: string, { keepYears }: RetentionRules) =>
  shiftYears(dayIn(providerZone(), new Date(changedAt)), keepYears)

/** When the status of these applications last changed; the first status is that of a new one. */
export async function findLastChanges(db: Db, ids: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('application_status_history')
    .select((eb) => ['application_id', eb.fn.max('at').as('at')])
    .where('application_id', 'in', ids)
    .groupBy('application_id')
    .execute()
  return new Map(rows.map(({ application_id, at }) => [application_id, at]))
}

/** The applications whose last day has passed. Someone who was hired works here, so theirs stay. */
export function isPastItsDay(now: Date, { keepYears }: RetentionRules) {
  const today = dayIn(providerZone(), now)
  const before = startOfDay(providerZone(), shiftYears(today, -keepYears)).toISOString()
  return sql<boolean>`(applications.status <> 'hired' and applications.created_at < ${before}
    and not exists (select 1 from application_status_history h
      where h.application_id = applications.id and h.at >= ${before}))`
}

/** The applications that can be deleted: their last day has passed, and no hold is on them. */
export async function isOld(db: Db, now: Date, rules: RetentionRules) {
  return sql<boolean>`(${isPastItsDay(now, rules)} and ${await isNotHeld(db)})`
}

export async function countWhere(db: Db, condition: ReturnType<typeof isPastItsDay>) {
  const { count } = await db
    .selectFrom('applications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(condition)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Some of the applications that can be deleted. Their rows are locked and then read again, so
 * that one whose status someone changes at this moment is not among them.
 */
export async function lockOld(db: Db, now: Date, rules: RetentionRules, limit: number) {
  const old = await isOld(db, now, rules)
  const found = db.selectFrom('applications').select('id').where(old)
  const ids = (await found.orderBy('id').limit(limit).execute()).map(({ id }) => id)
  if (ids.length === 0) return []
  await db
    .updateTable('applications')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', 'in', ids)
    .execute()
  return (await found.where('id', 'in', ids).execute()).map(({ id }) => id)
}

const firstRules: SettingValues<'application_rules'> = {
  identity_documents: 'application',
  waiting_days: 5,
}

/** When identity documents are asked for, and how long a decision must wait after a notice about a background check. */
export const rules = versionedSetting({
  setting: 'hiring rules',
  table: 'application_rules',
  access: 'owner',
  first: firstRules,
  show: (row) => ({ identityDocuments: row.identity_documents, waitingDays: row.waiting_days }),
})

const findRules = async (db: Db) =>
  (await db.selectFrom('application_rules').selectAll().executeTakeFirst()) ?? firstRules

/** For how many workdays someone can answer the notice about a background check. */
export const readWaitingDays = async (db: Db): Promise<WaitingDays> => ({
  waitingDays: (await findRules(db)).waiting_days,
})

export const readRules = async (db: Db): Promise<ApplicationRules> => ({
  identityDocuments: (await findRules(db)).identity_documents,
})
