import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import {
  type DeletedRecord,
  daysToPutBack,
  type Version,
  type VersionKind,
  versionCalls,
} from '#contract/records/versions.ts'
import { call } from '#web/api/call.ts'
import type { FieldChange } from '#web/office/platform/drafts/compare.ts'
import { formatDateTime } from '#web/office/platform/format.ts'

/** In which fields a later version differs from an earlier one. */
export type Compare = (earlier: unknown, later: unknown) => FieldChange[]

/** When it was saved. What holds before the first save has no time. */
export const savedAt = (version: Version) =>
  version.savedAt ? formatDateTime(version.savedAt) : 'the beginning'

export type RecordName = { kind: VersionKind; id: string }

/** The versions of a record, newest first; with `until` only what was saved by then. */
export const historyQuery = ({ kind, id }: RecordName, until?: string) =>
  infiniteQueryOptions({
    queryKey: ['office', 'versions', kind, id, until],
    queryFn: ({ pageParam: page }) =>
      call(versionCalls.list, { params: { kind, id }, query: { page, until } }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { currentPage, totalPages } }) =>
      currentPage < totalPages ? currentPage + 1 : undefined,
  })

export const restoreVersion = async (record: RecordName, number: number, updatedAt: string) =>
  (await call(versionCalls.restore, { params: { ...record, number }, body: { updatedAt } })).data

export const eraseVersions = (record: RecordName) => call(versionCalls.erase, { params: record })

export const deletedQuery = queryOptions({
  queryKey: ['office', 'deleted'],
  queryFn: async () => (await call(versionCalls.listDeleted, {})).data,
})

export const putBack = async ({ kind, id }: RecordName) =>
  (await call(versionCalls.putBack, { params: { kind, id } })).data

export const eraseDeleted = ({ kind, id }: DeletedRecord) =>
  call(versionCalls.eraseDeleted, { params: { kind, id } })

/** What the message about a deletion says and offers. */
export const afterDeletion = (kind: VersionKind, { id }: { id: string }) => ({
  detail: `It is in Recently Deleted for ${daysToPutBack} days.`,
  undo: () => putBack({ kind, id }),
})
