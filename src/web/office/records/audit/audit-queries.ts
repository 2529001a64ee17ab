import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { User } from '#contract/accounts/users.ts'
import { auditCalls, auditLimits } from '#contract/records/audit.ts'
import { type RecordKind, recordKinds } from '#contract/records/record-kinds.ts'
import { call } from '#web/api/call.ts'
import type { ListDefinition } from '#web/office/platform/lists/list-definition.ts'

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

/** Paged by the server, newest first. */
export const auditList = (users: User[] | undefined): ListDefinition<'person' | 'kind'> => ({
  noun: 'entries',
  defaultSort: '',
  sorts: {},
  filters: {
    person: {
      label: 'Person',
      all: 'Everyone',
      options: users?.map(({ id, username, email }) => ({
        value: id,
        label: `${username} (${email})`,
      })),
    },
    kind: {
      label: 'Kind',
      all: 'Everything',
      options: Object.entries(recordKinds).map(([value, { label }]) => ({ value, label })),
    },
  },
})
