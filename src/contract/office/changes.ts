import { z } from 'zod'
import { replyWith } from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'

/** The kinds of records that the office shows, and that others may change meanwhile. */
export const changeKinds = [
  'applications',
  'messages',
  'referrals',
  'testimonials',
  'jobs',
  'events',
  'team',
  'hero',
  'users',
  'site details',
  'notices',
  'mail',
  'tasks',
  'audit log',
] as const
export type ChangeKind = (typeof changeKinds)[number]

/** A number for each kind. A number that is not the one before means that something changed. */
export const ChangeCounts = z.record(z.enum(changeKinds), z.number())
export type ChangeCounts = z.infer<typeof ChangeCounts>

export const changeSchemas = {
  read: { reply: replyWith(ChangeCounts) },
}

export const changeCalls: Calls<typeof changeSchemas> = {
  read: endpoint('GET', '/admin/changes', 'staff'),
}
