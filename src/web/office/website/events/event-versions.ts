import type { z } from 'zod'
import type { CareEvent, EventForm } from '#contract/website/events.ts'
import { type CompareOptions, pictureDescription } from '#web/office/platform/drafts/compare.ts'
import { formatDateTime, formatTime } from '#web/office/platform/format.ts'
import { fromProviderTime, toProviderTime } from '#web/office/platform/provider-clock.ts'
import { publishFields, toPublishValues } from '../publishing/publish-date.ts'
import { statusLabels } from './status.ts'

/** The moments to send; empty for none. */
export function toEventTimes({
  date,
  time,
  endTime,
}: Pick<EventForm, 'date' | 'time' | 'endTime'>) {
  return {
    startsAt: date && fromProviderTime(date, time),
    endsAt: date && endTime && fromProviderTime(date, endTime),
  }
}

/** Nov 15, 2026, 9:05 AM, or Nov 15, 2026, 9:05 AM to 11:00 AM */
export const formatEventTime = (startsAt: string, endsAt?: string) =>
  [formatDateTime(startsAt), endsAt && formatTime(endsAt)].filter(Boolean).join(' to ')

/** How two versions of an event are compared. */
export const eventVersions: CompareOptions<z.input<typeof EventForm>, CareEvent> = {
  toValues: (event) => ({
    title: event?.title ?? '',
    description: event?.description ?? '',
    status: event?.status ?? 'published',
    ...(event?.startsAt ? toProviderTime(event.startsAt) : { date: '', time: '' }),
    endTime: event?.endsAt ? toProviderTime(event.endsAt).time : '',
    place: event?.place ?? '',
    imageDescription: event?.imageDescription ?? '',
    ...toPublishValues(event),
  }),
  fields: {
    title: { label: 'Title', text: ({ title }) => title },
    description: { label: 'Description', text: ({ description }) => description },
    status: { label: 'Status', text: ({ status }) => statusLabels[status] },
    date: {
      label: 'Date and time',
      text: (values) => {
        const { date, time, endTime } = values
        if (!date || !time) return `${date} ${time} ${endTime}`.trim()
        const { startsAt, endsAt } = toEventTimes(values)
        return formatEventTime(startsAt, endsAt)
      },
    },
    time: { comparedWith: 'date' },
    endTime: { comparedWith: 'date' },
    place: { label: 'Place', text: ({ place }) => place },
    imageDescription: pictureDescription,
    copyImageFrom: { comparedWith: 'imageDescription' },
    ...publishFields,
  },
  getPicture: (event) => event.image?.path,
}

/** The form of a duplicate. Its picture is the same stored one. */
export const copyEvent = (event: CareEvent): z.input<typeof EventForm> => ({
  ...eventVersions.toValues(event),
  status: 'draft',
  ...toPublishValues(undefined),
  ...(event.image && { copyImageFrom: event.id }),
})
