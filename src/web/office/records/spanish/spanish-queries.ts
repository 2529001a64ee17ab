import { queryOptions } from '@tanstack/react-query'
import { type SpanishTexts, spanishCalls } from '#contract/records/spanish.ts'
import type { VersionKind } from '#contract/records/versions.ts'
import { call } from '#web/api/call.ts'

const spanishKey = ['office', 'spanish']

/** How far the Spanish of everything that staff write is. */
export const spanishListQuery = queryOptions({
  queryKey: [...spanishKey, 'list'],
  queryFn: async () => (await call(spanishCalls.list, {})).data,
})

/** Not cached, so that a form always opens with what is stored. */
export const spanishQuery = (kind: VersionKind, id: string) =>
  queryOptions({
    queryKey: [...spanishKey, kind, id],
    queryFn: async () => (await call(spanishCalls.get, { params: { kind, id } })).data,
    gcTime: 0,
  })

export const saveSpanish = (
  kind: VersionKind,
  { id, updatedAt }: { id: string; updatedAt: string },
  texts: SpanishTexts,
) => call(spanishCalls.save, { params: { kind, id }, body: { texts, updatedAt } })
