import { z } from 'zod'
import { PageQuery, Pagination } from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'
import { type RecordKind, recordKinds } from './record-kinds.ts'

export const auditLimits = { pageSize: 50 }

/** Shown when the record of a line, or the person, was deleted since. */
export const deletedName = 'deleted'

export const AuditLine = z.object({
  _id: z.string(),
  id: z.string(),
  at: z.string(),
  /** The current name of the user; empty for a visitor. */
  person: z.string(),
  personId: z.nullable(z.string()),
  /** One of `auditActions`, or what a newer version wrote. */
  action: z.string(),
  details: z.array(z.string()),
  kind: z.string(),
  objectId: z.nullable(z.string()),
  /** The current name of the record; empty when the line is about more than one. */
  name: z.string(),
  /** The IP address; empty for a command on the server itself. */
  ip: z.string(),
})
export type AuditLine = z.infer<typeof AuditLine>

export const AuditQuery = z.object({
  ...PageQuery.shape,
  person: z.optional(z.uuid('This person is not known')),
  kind: z.optional(z.enum(Object.keys(recordKinds) as RecordKind[], 'This kind is not known')),
})
export type AuditQuery = z.infer<typeof AuditQuery>

export const auditSchemas = {
  list: {
    query: AuditQuery,
    reply: z.object({
      success: z.literal(true),
      data: z.array(AuditLine),
      pagination: Pagination,
    }),
  },
}

export const auditCalls: Calls<typeof auditSchemas> = {
  list: endpoint('GET', '/admin/audit', 'owner'),
}
