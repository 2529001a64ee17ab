import { sql } from 'kysely'
import { provider } from '#content/provider.ts'
import type { StaffAccess } from '#contract/accounts/roles.ts'
import type { WaitingKind } from '#contract/office/waiting.ts'
import { countInterviews } from '#server/hiring/applications/interviews.queries.ts'
import { countExpiring } from '#server/hiring/first-day/first-day.queries.ts'
import { countClosingJobs } from '#server/hiring/jobs/job-dates.queries.ts'
import type { Context } from '#server/platform/context.ts'
import { dayIn } from '#server/platform/time.ts'
import { countWaiting, type Found } from '#server/records/counts/waiting.queries.ts'
import { findLateBackup } from './late-backup.ts'

type Entry = {
  /** Who sees the line. */
  access: StaffAccess
  find: (context: Context) => Promise<Found>
}

/** What waits in each feature. The compiler asks for an entry for each kind of the contract. */
export const registry: Record<WaitingKind, Entry> = {
  referrals: {
    access: 'read referrals',
    find: ({ db }) => countWaiting(db, 'referrals', sql`stage = 'received'`),
  },
  'referral steps': {
    access: 'read referrals',
    find: ({ db, now }) => {
      const today = dayIn(provider.timeZone, now())
      return countWaiting(db, 'referrals', sql`next_step_on <= ${today}`, 'next_step_on')
    },
  },
  applications: {
    access: 'read applicants',
    find: ({ db }) => countWaiting(db, 'applications', sql`status = 'pending'`),
  },
  messages: {
    access: 'read messages',
    find: ({ db }) => countWaiting(db, 'contact_messages', sql`status = 'new'`),
  },
  testimonials: {
    access: 'read content',
    find: ({ db }) => countWaiting(db, 'testimonials', sql`status = 'pending'`),
  },
  closing: {
    access: 'read jobs',
    find: ({ db, now }) => countClosingJobs(db, now()),
  },
  interviews: {
    access: 'read applicants',
    find: ({ db, now }) => countInterviews(db, now()),
  },
  expiring: {
    access: 'read applicants',
    find: ({ db, now }) => countExpiring(db, now()),
  },
  mail: {
    access: 'owner',
    find: ({ db }) => countWaiting(db, 'mail_outbox', sql`failure is not null`),
  },
  backup: { access: 'owner', find: findLateBackup },
}
