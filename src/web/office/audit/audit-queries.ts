import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type AuditKind, auditCalls, auditLimits } from '#contract/audit.ts'
import { call } from '#web/api/call.ts'

export type AuditFilter = { person: string; kind: AuditKind | ''; page: number }

export type AuditPage = Awaited<ReturnType<typeof readPage>>

export const auditQuery = (filter: AuditFilter) =>
  queryOptions({
    queryKey: ['office', 'audit', filter],
    queryFn: () => readPage(filter),
    placeholderData: keepPreviousData,
  })

const readPage = ({ person, kind, page }: AuditFilter) =>
  call(auditCalls.list, {
    query: {
      page,
      limit: auditLimits.pageSize,
      ...(person && { person }),
      ...(kind && { kind }),
    },
  })
