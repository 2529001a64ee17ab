import { languageNames } from '#contract/platform/language.ts'
import { formatPhone } from '#contract/platform/phone.ts'
import { payers } from '#contract/referrals/payers.ts'
import type { Context } from '#server/platform/context.ts'
import type { ReferralRow } from '#server/platform/db/tables/referrals.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { providerZone } from '#server/platform/provider-zone.ts'
import { dayIn, days, monthsBefore } from '#server/platform/time.ts'
import { namesIn } from '#server/records/audit/names.queries.ts'
import { clockInDoubt, mayDeleteByClock } from '#server/records/clock/clock.ts'
import { countInWords, type Feature } from '#server/records/feature.ts'
import { timelineInWords } from '#server/records/handling/handling.ts'
import {
  type PersonalData,
  type StoredRecord,
  toStoredDocument,
} from '#server/records/personal-data.ts'
import {
  backupRuns,
  type DeletedKind,
  deleteOld,
  markedInWords,
  soonIfPrevented,
} from '#server/records/privacy/delete-records.ts'
import { listFromPerson } from '#server/records/privacy/privacy.queries.ts'
import { privateLinksInWords } from '#server/records/private-links/private-links.queries.ts'
import { searchRecords } from '#server/records/search/finder.queries.ts'
import type { Finder } from '#server/records/search/finder.ts'
import { lockClosedBefore, readRetention, referralTimeline, retention } from './handling.queries.ts'
import { countDue, countReceived, deleteReferral, listReferralFiles } from './referrals.queries.ts'
import { referralFileRoutes, referralRoutes, referralRulesRoutes } from './referrals.routes.ts'

const referralFinder: Finder = {
  kind: 'referral',
  access: 'read referrals',
  find: async (db, text) => {
    const rows = await searchRecords(db, 'referrals', text)
    return rows.map(({ id, person_name, county, reference, stage, created_at }) => ({
      id,
      title: person_name,
      detail: `${county} County · ${stage} · ${reference}`,
      at: created_at,
    }))
  },
}

/** Found by who sent them: a referral has no email or phone of the person it is about. */
const referralData: PersonalData = {
  label: 'Referrals',
  notice: 'referral',
  auditKind: 'referral',
  find: async (db, person) => {
    const rows = await listFromPerson(db, 'referrals', person)
    return Promise.all(rows.map((row) => toRecord(db, row)))
  },
  erase: async (db, id, now) => (await deleteReferral(db, id, now)) !== undefined,
}

const toRecord = async (db: Db, row: ReferralRow): Promise<StoredRecord> => ({
  id: row.id,
  at: row.created_at,
  title: `Referral ${row.reference} of ${row.person_name}`,
  email: row.email,
  phone: row.phone,
  details: [
    { label: 'Referred by', text: row.name },
    { label: 'Organization', text: row.organization },
    { label: 'Role', text: row.role },
    { label: 'Email', text: row.email },
    { label: 'Phone', text: formatPhone(row.phone) },
    { label: 'Person', text: row.person_name },
    { label: 'Birth year', text: row.birth_year === null ? '' : String(row.birth_year) },
    { label: 'County', text: row.county },
    { label: 'Program', text: row.program },
    { label: 'Guardian or conservator', text: row.guardian },
    { label: 'Language', text: languageNames[row.language] },
    { label: 'Program that pays', text: row.payer && payers[row.payer] },
    { label: 'Health plan', text: row.health_plan },
    { label: 'Support coordinator', text: row.coordinator },
    { label: 'Language of the person', text: row.spoken_language },
    { label: 'Interpreter', text: row.needs_interpreter ? 'Needed' : '' },
    { label: 'How the person communicates', text: row.communication },
    { label: 'Asked for', text: row.missing },
    { label: 'Stage', text: row.stage },
    { label: 'Reason', text: row.declined_reason },
    {
      label: 'Next step',
      text: row.next_step_on === null ? '' : `${row.next_step}, ${row.next_step_on}`,
    },
    { label: 'Private links', text: await privateLinksInWords(db, row.id) },
  ],
  history: timelineInWords(await referralTimeline(db, row.id)),
  documents: (await listReferralFiles(db, row.id)).map(toStoredDocument),
})

const referralKind: DeletedKind = {
  label: 'Referrals',
  objectKind: 'referral',
  table: 'referrals',
  remove: deleteReferral,
}

/**
 * Deletes referrals that were closed long enough ago, with their files, and says how many. Nothing
 * happens until an owner has set a time. Undefined while a backup is being made.
 */
export async function deleteOldReferrals(context: Context, now: Date) {
  const months = await readRetention(context.db)
  if (months === 0) return { deleted: 0, marked: 0 }
  const before = monthsBefore(now, months)
  return deleteOld(context, now, referralKind, (db, limit) => lockClosedBefore(db, before, limit))
}

export const referrals: Feature = {
  // By the reference, because a log must not name who needs support.
  names: {
    referral: namesIn('referrals', 'reference'),
    'referral file': namesIn('referrals', 'reference'),
  },
  calls: async (api, context, { website }) => {
    await referralRoutes(api, context, website)
    await referralRulesRoutes(api, context)
  },
  versioned: [retention.versions],
  files: referralFileRoutes,
  finder: referralFinder,
  personalData: [referralData],
  waiting: {
    referrals: {
      access: 'read referrals',
      find: ({ db }) => countReceived(db),
    },
    'referral steps': {
      access: 'read referrals',
      find: ({ db, now }) => countDue(db, dayIn(providerZone(), now())),
    },
  },
  tasks: (context) => [
    {
      name: 'old referrals',
      title: 'Delete old referrals',
      purpose:
        'Deletes referrals that were closed as long ago as the Privacy page says, a day after it marked them.',
      every: 1 * days,
      nextAfter: soonIfPrevented,
      run: async (now) => {
        if (!(await mayDeleteByClock(context, now))) return clockInDoubt
        const done = await deleteOldReferrals(context, now)
        if (done === undefined) return backupRuns
        const deleted = countInWords('Referrals deleted', done.deleted) ?? ''
        return (deleted + markedInWords(done.marked)).trim() || undefined
      },
    },
  ],
}
