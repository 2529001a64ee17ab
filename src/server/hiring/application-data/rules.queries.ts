import { sql } from 'kysely'
import type { RetentionRules } from '#contract/hiring/application-handling.ts'
import type { ApplicationRules } from '#contract/hiring/application-rules.ts'
import type { WaitingDays } from '#contract/hiring/decisions.ts'
import { toFlag } from '#server/platform/db/portable.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { providerZone } from '#server/platform/provider-zone.ts'
import { dayIn, shiftYears, startOfDay } from '#server/platform/time.ts'
import { isNotHeld } from '#server/records/privacy/privacy.queries.ts'

export async function readRetention(db: Db): Promise<RetentionRules> {
  const rules = await db.selectFrom('application_retention').selectAll().executeTakeFirst()
  return {
    keepYears: (rules?.keep_years ?? 1) as RetentionRules['keepYears'],
    deletesByItself: rules?.deletes_by_itself === 1,
  }
}

export async function saveRetention(db: Db, { keepYears, deletesByItself }: RetentionRules) {
  const rules = { keep_years: keepYears, deletes_by_itself: toFlag(deletesByItself) }
  await db
    .insertInto('application_retention')
    .values({ id: 1, ...rules })
    .onConflict((on) => on.column('id').doUpdateSet(rules))
    .execute()
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
 * Some of the applications that can be deleted. Their rows are locked before they are read again, so
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

/** For how many workdays someone can answer the notice about a background check. */
export async function readWaitingDays(db: Db): Promise<WaitingDays> {
  const row = await db.selectFrom('application_rules').select('waiting_days').executeTakeFirst()
  return { waitingDays: row?.waiting_days ?? firstWaitingDays }
}

export async function saveWaitingDays(db: Db, { waitingDays: waiting_days }: WaitingDays) {
  await db
    .insertInto('application_rules')
    .values({ id: 1, identity_documents: firstMoment, waiting_days })
    .onConflict((on) => on.column('id').doUpdateSet({ waiting_days }))
    .execute()
}

const firstMoment = 'application'
const firstWaitingDays = 5

/** The rules that an owner saved; until then identity documents belong to the application. */
export async function readRules(db: Db): Promise<ApplicationRules> {
  const row = await db
    .selectFrom('application_rules')
    .select('identity_documents')
    .executeTakeFirst()
  return { identityDocuments: row?.identity_documents ?? firstMoment }
}

export async function saveRules(db: Db, { identityDocuments }: ApplicationRules) {
  const values = { identity_documents: identityDocuments }
  await db
    .insertInto('application_rules')
    .values({ id: 1, ...values, waiting_days: firstWaitingDays })
    .onConflict((on) => on.column('id').doUpdateSet(values))
    .execute()
}
