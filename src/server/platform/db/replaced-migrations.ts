import { sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration'
import type { Db } from './transact.ts'

export const baselineName = '001-baseline'
export const lastReplaced = '048-many-applicants'

/** The migrations of the versions before the baseline, which makes the same tables as all of them together. */
const replaced = `
  001-people 002-hero-slides 003-events 004-team 005-testimonials 006-contact 007-jobs 008-applications
  009-sessions-and-audit 010-reports 011-site-details 012-mail-outbox 013-made-up-passwords 014-mail-receipts
  015-updated-by 016-applications-of-a-job 017-generated-passwords 018-fading-failures 019-second-factors
  020-installation 021-scheduler 022-audit-chain 023-privacy 025-applications-in-order 026-message-templates
  027-message-handling 028-change-counts 029-picture-descriptions-and-team-order 030-publish-dates 031-backups
  032-assistant 033-job-terms-and-first-looks 034-applicant-list 035-application-records 036-referrals
  037-event-ends 038-notices 039-instances 040-rate-limits 041-private-links 042-application-rules 043-first-day
  044-application-retention 045-disclosure 047-referral-notes ${lastReplaced}`
  .trim()
  .split(/\s+/)

/** Whether a database whose last migration is this one has some of them, but not all. */
export const endsBeforeBaseline = (name: string) => replaced.includes(name) && name !== lastReplaced

/** Whether these are some of them, but not all. */
export const isPartReplaced = (names: string[]) =>
  names.length < replaced.length && names.every((name) => replaced.includes(name))

/** A database with all of them is as the baseline makes it, so only what is recorded about it changes. */
export async function recordBaseline(db: Db) {
  const table = sql.table(DEFAULT_MIGRATION_TABLE)
  await sql`delete from ${table} where name in (${sql.join(replaced)})`.execute(db)
  // Another instance that starts at the same time may have recorded it meanwhile.
  await sql`insert into ${table} (name, timestamp)
    values (${baselineName}, ${new Date().toISOString()}) on conflict do nothing`.execute(db)
}
