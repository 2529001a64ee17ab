import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type AuditKind, auditCalls, auditLimits } from '#contract/audit.ts'
import { call } from '#web/api/call.ts'

export type AuditFilter = { person: string; kind: AuditKind | ''; page: number }

export const auditQuery = ({ person, kind, page }: AuditFilter) =>
  queryOptions({
    queryKey: ['office', 'audit', { person, kind, page }],
    queryFn: () =>
      call(auditCalls.list, {
        query: {
          page,
          limit: auditLimits.pageSize,
          ...(person && { person }),
          ...(kind && { kind }),
        },
      }),
    placeholderData: keepPreviousData,
  })
