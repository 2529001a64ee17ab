import { z } from 'zod'
import { PageQuery, Pagination } from './common.ts'
import { type Calls, endpoint } from './endpoint.ts'

/** What the audit log tells of. */
export const auditKinds = [
  'session',
  'administrator',
  'application',
  'resume',
  'identification document',
  'contact message',
  'testimonial',
  'job',
  'event',
  'hero slide',
  'team member',
  'sample content',
  'backup',
  'site details',
] as const
export type AuditKind = (typeof auditKinds)[number]

export const auditLimits = { pageSize: 50 }

/** Stands where the thing of a line, or its person, is no more. */
export const deletedName = 'deleted'

export const AuditLine = z.object({
  _id: z.string(),
  id: z.string(),
  at: z.string(),
  /** Who did it, by today's name; empty when it was a visitor. */
  person: z.string(),
  personId: z.nullable(z.string()),
  action: z.string(),
  kind: z.string(),
  objectId: z.nullable(z.string()),
  /** What it was done to, by today's name; empty when it was no single thing. */
  name: z.string(),
  /** From where; empty when it was done at the server itself. */
  ip: z.string(),
})
export type AuditLine = z.infer<typeof AuditLine>

export const AuditQuery = z.object({
  ...PageQuery.shape,
  person: z.optional(z.uuid('This person is not known')),
  kind: z.optional(z.enum(auditKinds, 'This kind is not known')),
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
  list: endpoint('GET', '/admin/audit', 'admin'),
}
