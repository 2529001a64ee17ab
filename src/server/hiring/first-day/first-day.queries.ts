import { sql } from 'kysely'
import { firstDayItems } from '#content/hiring.ts'
import type { Application } from '#contract/hiring/applications.ts'
import { isExpected } from '#contract/hiring/decisions.ts'
import {
  expirySoonDays,
  type FirstDayForm,
  type FirstDayItem,
  type FirstDayList,
} from '#contract/hiring/first-day.ts'
import type { Complete } from '#contract/platform/common.ts'
import { newId } from '#server/platform/db/portable.ts'
import type { FirstDayItemRow } from '#server/platform/db/tables/hiring.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { providerZone } from '#server/platform/provider-zone.ts'
import { dayIn, dayInWords, shiftDay, shiftYears, startOfDay } from '#server/platform/time.ts'
import { countWaiting, type Found } from '#server/records/counts/counts.queries.ts'
import { listSetting } from '#server/records/versions/settings.ts'
import { matchesVersion } from '#server/records/versions/versions.queries.ts'
import { listNamedDocuments } from '../application-data/application-files.queries.ts'
import { listOpenRequests } from '../private-links/private-application.queries.ts'

export const {
  find: findList,
  save: saveList,
  versions: listVersions,
} = listSetting({
  setting: 'first-day list',
  table: 'first_day_list',
  access: 'edit applicants',
  first: firstDayItems,
  toList: ({ lines: items, updatedAt }): FirstDayList => ({ items, updatedAt }),
})

/**
 * The list for one person who has an offer or was hired: every item, the documents that have a name and are for no item,
 * and what was recorded under one that is no longer on the list. Of anyone else only what was recorded.
 */
export async function listPersonItems(
  db: Db,
  { id, status, offer }: Pick<Application, 'id' | 'status' | 'offer'>,
): Promise<FirstDayItem[]> {
  const recorded = await listRecorded(db, id)
  if (!isExpected(status, offer?.answer)) return recorded
  const items = [...new Set([...(await findList(db)).items, ...(await listNames(db, id))])]
  const byText = new Map(recorded.map((each) => [each.item, each]))
  return [
    ...items.map((item) => byText.get(item) ?? nothingRecorded(item)),
    ...recorded.filter(({ item }) => !items.includes(item)),
  ]
}

/** What the documents of someone are called that are for no item of the list, arrived or asked for. */
async function listNames(db: Db, applicationId: string): Promise<string[]> {
  const documents = await listNamedDocuments(db, applicationId)
  const asked = (await listOpenRequests(db, applicationId)).filter(({ kind }) => kind === 'other')
  return [...documents, ...asked].filter(({ item }) => !item).map(({ name }) => name)
}

export async function listRecorded(db: Db, applicationId: string): Promise<FirstDayItem[]> {
  const rows = await withNames(db).where('i.application_id', '=', applicationId).execute()
  return rows.map(toItem)
}

export async function findItem(db: Db, applicationId: string, item: string) {
  const row = await withNames(db)
    .where('i.application_id', '=', applicationId)
    .where('i.item', '=', item)
    .executeTakeFirst()
  return row && toItem(row)
}

/**
 * Records an item for someone. Who did it stays while the day stays. Returns false when what is stored is
 * not the version that was edited, which is empty for an item that nobody has recorded.
 */
export async function recordItem(
  db: Db,
  { applicationId, item, ...values }: FirstDayForm & { applicationId: string; item: string },
  { version, now, by }: { version: string | undefined; now: Date; by: string },
): Promise<boolean> {
  if (version && !(await findItem(db, applicationId, item))) return false
  const { notApplicable = false } = values
  const done_on = (!notApplicable && values.doneOn) || null
  const row = {
    done_on,
    done_by: done_on === null ? null : by,
    expires_on: (!notApplicable && values.expiresOn) || null,
    not_applicable: notApplicable ? 1 : 0,
    note: values.note,
    updated_at: now.toISOString(),
    updated_by: by,
  }
  const saved = await db
    .insertInto('first_day_items')
    .values({ id: newId(), application_id: applicationId, item, ...row })
    .onConflict((stored) =>
      stored
        .columns(['application_id', 'item'])
        .doUpdateSet({
          ...row,
          done_by: sql`case when first_day_items.done_on = ${done_on}
            then first_day_items.done_by else ${row.done_by} end`,
        })
        .where(matchesVersion(version, 'first_day_items.updated_at')),
    )
    .returning('id')
    .executeTakeFirst()
  return saved !== undefined
}

const soon = (now: Date) => shiftDay(dayIn(providerZone(), now), expirySoonDays)

/** The people who were hired and of whom something expires soon or has expired. */
export const hasExpiring = (now: Date) => sql<boolean>`(applications.status = 'hired'
  and exists (select 1 from first_day_items i
    where i.application_id = applications.id and i.expires_on <= ${soon(now)}))`

/** How many people these are, and what expires first. */
export async function countExpiring(db: Db, now: Date): Promise<Found> {
  return db
    .selectFrom('first_day_items as i')
    .innerJoin('applications as a', 'a.id', 'i.application_id')
    .select((eb) => [
      eb.fn.count<number>('i.application_id').distinct().as('count'),
      eb.fn.min('i.expires_on').as('oldest'),
    ])
    .where('a.status', '=', 'hired')
    .where('i.expires_on', '<=', soon(now))
    .executeTakeFirstOrThrow()
}

/**
 * The people with an offer or a job who lack something of the list. Who applied more than a year ago is not new: many
 * may have been hired before anyone used the list.
 */
export async function lacksSomething(db: Db, now: Date) {
  const { items } = await findList(db)
  if (items.length === 0) return sql<boolean>`1 = 0`
  const since = startOfDay(providerZone(), shiftYears(dayIn(providerZone(), now), -1))
  return sql<boolean>`(${isExpectedRow} and applications.created_at >= ${since.toISOString()}
    and (select count(*) from first_day_items i
    where i.application_id = applications.id and ${isSettled}
      and i.item in (${sql.join(items)})) < ${items.length})`
}

const isExpectedRow = sql`(applications.status = 'hired'
  or (applications.status = 'interview_completed' and applications.offer_made_on <> '' and applications.offer_answer <> 'declined'))`
const isSettled = sql<boolean>`(i.done_on is not null or i.not_applicable = 1)`

/** How many people these are, and when the first of them applied. */
export async function countLacking(db: Db, now: Date): Promise<Found> {
  return countWaiting(db, 'applications', await lacksSomething(db, now))
}

/** What of the list each of these applicants lacks. */
export async function listLacking(db: Db, ids: string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map()
  const { items } = await findList(db)
  const settled = await db
    .selectFrom('first_day_items as i')
    .select(['i.application_id', 'i.item'])
    .where('i.application_id', 'in', ids)
    .where(isSettled)
    .execute()
  const byPerson = Map.groupBy(settled, ({ application_id }) => application_id)
  return new Map(
    ids.map((id) => {
      const has = new Set(byPerson.get(id)?.map(({ item }) => item))
      return [id, items.filter((item) => !has.has(item))]
    }),
  )
}

const withNames = (db: Db) =>
  db
    .selectFrom('first_day_items as i')
    .leftJoin('users as u', 'u.id', 'i.done_by')
    .selectAll('i')
    .select('u.username as done_by_name')
    .orderBy('i.id')

const toItem = (
  row: FirstDayItemRow & { done_by_name: string | null },
): Complete<FirstDayItem> => ({
  id: row.id,
  item: row.item,
  doneOn: row.done_on ?? '',
  expiresOn: row.expires_on ?? '',
  doneBy: row.done_by_name,
  notApplicable: row.not_applicable === 1,
  note: row.note,
  updatedAt: row.updated_at,
})

const nothingRecorded = (item: string): FirstDayItem => ({
  id: '',
  item,
  doneOn: '',
  expiresOn: '',
  doneBy: null,
  notApplicable: false,
  note: '',
  updatedAt: '',
})

/** done on Nov 3, 2026, expires on Nov 2, 2028: Seen at the office */
export function itemInWords({ doneOn, expiresOn, notApplicable, note }: FirstDayForm) {
  if (notApplicable) return ['not applicable', note].filter(Boolean).join(': ')
  const days = [
    doneOn ? `done on ${dayInWords(doneOn)}` : 'not done',
    expiresOn && `expires on ${dayInWords(expiresOn)}`,
  ]
  return [days.filter(Boolean).join(', '), note].filter(Boolean).join(': ')
}
