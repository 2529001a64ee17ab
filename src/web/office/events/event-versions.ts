import type { z } from 'zod'
import type { CareEvent, EventForm } from '#contract/events.ts'
import type { CompareOptions } from '../drafts/compare.ts'
import { formatDateTime } from '../format.ts'
import { fromProviderTime, toProviderTime } from '../provider-clock.ts'
import { statusLabels } from './status.ts'

/** How two versions of an event are compared. */
export const eventVersions: CompareOptions<z.input<typeof EventForm>, CareEvent> = {
  valuesOf: (event) => ({
    title: event?.title ?? '',
    description: event?.description ?? '',
    status: event?.status ?? 'published',
    ...(event?.startsAt ? toProviderTime(event.startsAt) : { date: '', time: '' }),
    place: event?.place ?? '',
  }),
  parts: [
    { label: 'Title', names: ['title'], text: ({ title }) => title },
    { label: 'Description', names: ['description'], text: ({ description }) => description },
    { label: 'Status', names: ['status'], text: ({ status }) => statusLabels[status] },
    {
      label: 'Date and time',
      names: ['date', 'time'],
      text: ({ date, time }) =>
        date && time ? formatDateTime(fromProviderTime(date, time)) : `${date} ${time}`.trim(),
    },
    { label: 'Place', names: ['place'], text: ({ place = '' }) => place },
  ],
  pictureOf: (event) => event.image?.path,
}
