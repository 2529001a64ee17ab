import { queryOptions } from '@tanstack/react-query'
import { type SpanishReview, spanishReviewCalls } from '#contract/records/spanish-reviews.ts'
import { call } from '#web/api/call.ts'

export const reviewsKey = ['office', 'spanish', 'reviews']

export const reviewsQuery = queryOptions({
  queryKey: [...reviewsKey, 'list'],
  queryFn: async () => (await call(spanishReviewCalls.list, {})).data,
})

export const reviewQuery = (id: string) =>
  queryOptions({
    queryKey: [...reviewsKey, id],
    queryFn: async () => (await call(spanishReviewCalls.get, { params: { id } })).data,
  })

/** Marks the version that was read. */
export const mark = ({ id, hash }: Pick<SpanishReview, 'id' | 'hash'>, reviewed: boolean) =>
  call(spanishReviewCalls.mark, { params: { id }, body: { hash, reviewed } })
