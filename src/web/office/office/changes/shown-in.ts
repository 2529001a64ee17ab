import type { ChangeKind } from '#contract/office/changes.ts'

/** The queries that show records of each kind, by the second part of their keys. */
export const shownIn: Record<ChangeKind, string[]> = {
  applications: ['applications', 'jobs', 'overview', 'reports', 'waiting'],
  // Notes count as messages, also those on a referral.
  messages: ['contact', 'referrals', 'overview', 'reports', 'waiting'],
  referrals: ['referrals', 'reports', 'waiting'],
  testimonials: ['testimonials', 'sample-content', 'waiting'],
  jobs: ['jobs', 'reports', 'sample-content'],
  events: ['events', 'sample-content'],
  team: ['team', 'sample-content'],
  hero: ['hero', 'sample-content'],
  users: ['users'],
  'site details': ['site-details'],
  notices: ['notices'],
  mail: ['overview', 'waiting', 'contact', 'applications'],
  tasks: ['scheduled-tasks', 'overview', 'waiting'],
  'audit log': ['audit'],
}
