import { z } from 'zod'
import { replyWith } from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'
import type { StaffAccess } from '#contract/platform/roles.ts'
import { countedKinds } from '#contract/records/record-kinds.ts'

/** What the office shows, and others may change meanwhile: records, what was deleted, mails and automatic tasks. */
const counted = [
  ...countedKinds,
  { kind: 'deleted', access: 'staff' },
  { kind: 'mail', access: 'owner' },
  { kind: 'tasks', access: 'owner' },
] as const
export const changeKinds = counted.map(({ kind }) => kind)
export type ChangeKind = (typeof changeKinds)[number]

/** Who may know that something of a kind changed: those who may read it. */
export const changeAccess = Object.fromEntries(
  counted.map(({ kind, access }) => [kind, access]),
) as Record<ChangeKind, StaffAccess>

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
