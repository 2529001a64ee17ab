import { z } from 'zod'
import { replyWith } from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'
import type { StaffAccess } from '#contract/platform/roles.ts'
import { countedKinds } from '#contract/records/record-kinds.ts'

/** The kinds of what the office shows, and others may change meanwhile: records, mails and automatic tasks. */
export const changeKinds = [...countedKinds, 'mail', 'tasks'] as const
export type ChangeKind = (typeof changeKinds)[number]

/** Who may know that something of a kind changed: those who may read it. */
export const changeAccess: Record<ChangeKind, StaffAccess> = {
  users: 'owner',
  applications: 'read applicants',
  messages: 'read messages',
  referrals: 'read referrals',
  testimonials: 'read content',
  jobs: 'read jobs',
  events: 'read content',
  hero: 'read content',
  team: 'read content',
  'site details': 'read content',
  notices: 'read content',
  'audit log': 'owner',
  mail: 'owner',
  tasks: 'owner',
}

/**
 * A number for each kind that the caller may read. A number that is not the one before means that something
 * changed.
 */
export const ChangeCounts = z.partialRecord(z.enum(changeKinds), z.number())
export type ChangeCounts = z.infer<typeof ChangeCounts>

export const changeSchemas = {
  read: { reply: replyWith(ChangeCounts) },
}

export const changeCalls: Calls<typeof changeSchemas> = {
  read: endpoint('GET', '/admin/changes', 'staff'),
}
