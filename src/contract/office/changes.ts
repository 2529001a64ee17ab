import { z } from 'zod'
import { replyWith } from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'
import { countedKinds } from '#contract/records/record-kinds.ts'

/** The kinds of what the office shows, and others may change meanwhile: records, mails and automatic tasks. */
export const changeKinds = [...countedKinds, 'mail', 'tasks'] as const
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
