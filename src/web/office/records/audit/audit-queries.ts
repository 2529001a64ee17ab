import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { auditCalls, auditLimits } from '#contract/records/audit.ts'
import type { RecordKind } from '#contract/records/record-kinds.ts'
import { call } from '#web/api/call.ts'

type AuditFilter = { filters: Record<'person' | 'kind', string>; page: number }

export type AuditPage = Awaited<ReturnType<typeof readPage>>

export const auditQuery = ({ filters, page }: AuditFilter) =>
  queryOptions({
    queryKey: ['office', 'audit', filters, page],
    queryFn: () => readPage({ filters, page }),
    placeholderData: keepPreviousData,
  })

const readPage = ({ filters: { person, kind }, page }: AuditFilter) =>
  call(auditCalls.list, {
    query: {
      page,
      limit: auditLimits.pageSize,
      ...(person && { person }),
      ...(kind && { kind: kind as RecordKind }),
    },
  })
