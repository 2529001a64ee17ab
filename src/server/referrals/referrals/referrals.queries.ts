import { type ExpressionBuilder, sql } from 'kysely'
import type { Complete } from '#contract/platform/common.ts'
import type { Language } from '#contract/platform/language.ts'
import { makeSearchText } from '#contract/platform/search.ts'
import type { ReferralInput } from '#contract/referrals/referral-input.ts'
import {
  type Referral,
  type ReferralCounts,
  type ReferralQuery,
  type ReferralSort,
  referralStages,
} from '#contract/referrals/referrals.ts'
import { matchingSearch, toFlag } from '#server/platform/db/portable.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import type { ReferralFileRow, ReferralRow } from '#server/platform/db/tables/referrals.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { countWaiting } from '#server/records/counts/counts.queries.ts'
import {
  documentRow,
  forgetClaims,
  markRemoved,
  type NamedDocument,
} from '#server/records/documents/documents.queries.ts'

export type NewReferral = Omit<ReferralInput, 'needs' | 'consent' | 'language'> & {
  id: string
  reference: string
  language?: Language
  easyRead: boolean
}

type Filter = Pick<
  ReferralQuery,
  'search' | 'stage' | 'county' | 'program' | 'owner' | 'read' | 'due' | 'language'
>
type Wanted = Filter & { sort: ReferralSort; page: number; limit: number }
type ReferralTable = ExpressionBuilder<Schema & { r: ReferralRow }, 'r'>

export async function createReferral(db: Db, referral: NewReferral, now: Date) {
  const { id, reference, name, organization, role, email, phone, personName } = referral
  const { birthYear, county, program, guardian, payer, coordinator, language = 'en' } = referral
  const at = now.toISOString()
  await db
    .insertInto('referrals')
    .values({
      id,
      reference,
      name,
      organization,
      role,
      email,
      phone,
      person_name: personName,
      birth_year: birthYear === '' ? null : Number(birthYear),
      county,
      program,
      guardian,
      language,
      payer,
      health_plan: referral.healthPlan,
      coordinator,
      spoken_language: referral.spokenLanguage,
      needs_interpreter: toFlag(referral.interpreter),
      communication: referral.communication,
      missing: '',
      easy_read: toFlag(referral.easyRead),
      stage: 'received',
      declined_reason: '',
      next_step: '',
      is_read: toFlag(false),
      search_text: makeSearchText(
        [personName, name, organization, email, county, reference],
        phone,
      ),
      created_at: at,
      updated_at: at,
    })
    .execute()
}

export async function listReferrals(
  db: Db,
  { sort, page, limit, ...filter }: Wanted,
  today: string,
): Promise<Referral[]> {
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const rows = await withOwner(db)
    .where((eb) => matching(eb, filter, today))
    .$if(sort.endsWith('person'), (query) => query.orderBy(sql`lower(r.person_name)`, direction))
    .$if(sort.endsWith('county'), (query) => query.orderBy('r.county', direction))
    // Those without a next step come last in both directions.
    .$if(sort.endsWith('next'), (query) =>
      query.orderBy(sql`r.next_step_on is null`).orderBy('r.next_step_on', direction),
    )
    .orderBy('r.created_at', sort.endsWith('date') ? direction : 'desc')
    .orderBy('r.id', sort.endsWith('date') ? direction : 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return rows.map(toReferral)
}

export async function countReferrals(db: Db, filter: Filter, today: string): Promise<number> {
  const { count } = await db
    .selectFrom('referrals as r')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => matching(eb, filter, today))
    .executeTakeFirstOrThrow()
  return count
}

/** How many referrals each view of this person has. */
export async function countViews(db: Db, person: string, today: string): Promise<ReferralCounts> {
  const groups = await db
    .selectFrom('referrals')
    .select((eb) => [
      'stage',
      eb.fn.countAll<number>().as('count'),
      eb.fn.countAll<number>().filterWhere('is_read', '=', 0).as('unread'),
      eb.fn.countAll<number>().filterWhere('owner_id', '=', person).as('mine'),
      eb.fn.countAll<number>().filterWhere('next_step_on', '<=', today).as('due'),
    ])
    .groupBy('stage')
    .execute()
  const byStage = Object.fromEntries(referralStages.map((stage) => [stage, 0]))
  const counts = { all: 0, unread: 0, mine: 0, due: 0 }
  for (const { stage, count, unread, mine, due } of groups) {
    byStage[stage] = count
    counts.all += count
    counts.unread += unread
    counts.mine += mine
    counts.due += due
  }
  return { ...counts, byStage: byStage as ReferralCounts['byStage'] }
}

export async function findReferral(db: Db, id: string): Promise<Referral | undefined> {
  const row = await withOwner(db).where('r.id', '=', id).executeTakeFirst()
  return row && toReferral(row)
}

/**
 * Deletes a referral and returns the names of its files, which are recorded to be deleted from the disk.
 * Undefined when it does not exist.
 */
export async function deleteReferral(db: Db, id: string, now: Date): Promise<string[] | undefined> {
  const names = (await listReferralFiles(db, id)).map((file) => file.stored_name)
  await forgetClaims(db, id)
  const gone = await db
    .deleteFrom('referrals')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!gone) return undefined
  await markRemoved(db, names, now)
  return names
}

export const countReceived = (db: Db) => countWaiting(db, 'referrals', sql`stage = 'received'`)

/** Those whose next step was planned for this day or an earlier one. */
export const countDue = (db: Db, today: string) =>
  countWaiting(db, 'referrals', sql`next_step_on <= ${today}`, 'next_step_on')

const withOwner = (db: Db) =>
  db
    .selectFrom('referrals as r')
    .leftJoin('users as u', 'u.id', 'r.owner_id')
    .selectAll('r')
    .select('u.username as owner_name')

function matching(eb: ReferralTable, filter: Filter, today: string) {
  const { search, stage, county, program, owner, read, due, language } = filter
  const conditions = []
  if (search) conditions.push(matchingSearch('r.search_text', search))
  if (stage) conditions.push(eb('r.stage', '=', stage))
  if (county) conditions.push(eb('r.county', '=', county))
  if (program) conditions.push(eb('r.program', '=', program))
  if (owner) conditions.push(eb('r.owner_id', '=', owner))
  if (read !== undefined) conditions.push(eb('r.is_read', '=', toFlag(read)))
  if (language) conditions.push(eb('r.language', '=', language))
  if (due) conditions.push(eb('r.next_step_on', '<=', today))
  return eb.and(conditions)
}

function toReferral(row: ReferralRow & { owner_name: string | null }): Complete<Referral> {
  return {
    id: row.id,
    reference: row.reference,
    name: row.name,
    organization: row.organization,
    role: row.role,
    email: row.email,
    phone: row.phone,
    personName: row.person_name,
    birthYear: row.birth_year,
    county: row.county,
    program: row.program,
    guardian: row.guardian,
    language: row.language,
    missing: row.missing,
    payer: row.payer,
    healthPlan: row.health_plan,
    coordinator: row.coordinator,
    spokenLanguage: row.spoken_language,
    interpreter: row.needs_interpreter === 1,
    communication: row.communication,
    easyRead: row.easy_read === 1,
    stage: row.stage,
    declinedReason: row.declined_reason,
    owner: row.owner_id ? { id: row.owner_id, name: row.owner_name ?? '' } : null,
    nextStep: row.next_step_on === null ? null : { text: row.next_step, on: row.next_step_on },
    read: row.is_read === 1,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

/** What is sealed of a referral: the files in their order, and what the person needs. */
export function listReferralFiles(db: Db, referralId: string): Promise<ReferralFileRow[]> {
  return db
    .selectFrom('referral_files')
    .selectAll()
    .where('referral_id', '=', referralId)
    .orderBy('place')
    .execute()
}

export function findReferralFile(db: Db, storedName: string) {
  return db
    .selectFrom('referral_files')
    .selectAll()
    .where('kind', '=', 'referral')
    .where('stored_name', '=', storedName)
    .executeTakeFirst()
}

/** Adds files after those that are there. `addedAt` is null for those that came with the referral. */
export async function addReferralFiles(
  db: Db,
  referralId: string,
  documents: NamedDocument[],
  addedAt: Date | null,
) {
  if (documents.length === 0) return
  const before = addedAt ? (await listReferralFiles(db, referralId)).length : 0
  const rows = documents.map((document, place) => ({
    ...documentRow(document, before + place),
    referral_id: referralId,
    added_at: addedAt?.toISOString() ?? null,
  }))
  await db.insertInto('referral_files').values(rows).execute()
}
