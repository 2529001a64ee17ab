import { formatDateTime } from '#web/office/platform/format.ts'
import { fromProviderTime, toProviderTime } from '#web/office/platform/provider-clock.ts'

export type PublishValues = { status: string; publishDate: string; publishTime: string }

/** The values of the form for a record, or for a new one. */
export function toPublishValues(record: { publishAt?: string | undefined } | undefined) {
  if (!record?.publishAt) return { publishDate: '', publishTime: '' }
  const { date, time } = toProviderTime(record.publishAt)
  return { publishDate: date, publishTime: time }
}

/** The moment to send; empty for none. */
export const toPublishAt = ({ status, publishDate, publishTime }: PublishValues) =>
  status === 'draft' && publishDate ? fromProviderTime(publishDate, publishTime) : ''

/** How the fields are compared when two people have saved. */
export const publishFields = {
  publishDate: {
    label: 'Publish on',
    text: ({ publishDate, publishTime }: PublishValues) =>
      publishDate && publishTime
        ? formatDateTime(fromProviderTime(publishDate, publishTime))
        : `${publishDate} ${publishTime}`.trim(),
  },
  publishTime: { comparedWith: 'publishDate' },
} as const
