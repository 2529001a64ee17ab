import type { z } from 'zod'
import { zoneName } from '#contract/platform/time-zone.ts'
import { repeatsInWords } from '#contract/website/event-repeats.ts'
import type { CareEvent, EventForm } from '#contract/website/events.ts'
import {
  type CompareOptions,
  pictureDescription,
  pictureFocus,
} from '#web/office/platform/drafts/compare.ts'
import { formatCalendarDay } from '#web/office/platform/format.ts'
import { providerZone } from '#web/office/platform/provider.ts'
import { fromProviderTime, toProviderTime } from '#web/office/platform/provider-clock.ts'
import { publishFields, toPublishValues } from '../publishing/publish-date.ts'
import { statusLabels } from './status.ts'

/** The moments to send; empty for none. */
export function toEventTimes({
  date,
  time,
  endTime,
  timeZone,
  repeats,
  repeatsUntil,
}: Pick<EventForm, 'date' | 'time' | 'endTime' | 'timeZone' | 'repeats' | 'repeatsUntil'>) {
  const toMoment = (clock: string) => fromProviderTime(date, clock, timeZone || undefined)
  return {
    startsAt: date && toMoment(time),
    endsAt: date && endTime && toMoment(endTime),
    timeZone,
    repeats,
    repeatsUntil: repeats && repeatsUntil,
  }
}

type EventTime = { startsAt: string; endsAt?: string | undefined; timeZone?: string | undefined }

/** Nov 15, 2026, 9:05 AM to 11:00 AM, with the name of a time zone that is not the provider's */
export function formatEventTime({ startsAt, endsAt, timeZone }: EventTime) {
  const format = (time: string, dateStyle?: 'medium') =>
    new Intl.DateTimeFormat('en-US', {
      dateStyle,
      timeStyle: 'short',
      timeZone: timeZone || providerZone(),
    }).format(new Date(time))
  const text = [format(startsAt, 'medium'), endsAt && format(endsAt)].filter(Boolean).join(' to ')
  return timeZone ? `${text} ${zoneName(timeZone)}` : text
}

/** Every Friday until May 7, 2027; empty for once, or without a date. */
export function formatRepeats({
  date,
  repeats,
  repeatsUntil,
}: Pick<EventForm, 'date' | 'repeats' | 'repeatsUntil'>) {
  if (!date || !repeats) return ''
  const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })
  const words = repeatsInWords(repeats, weekday.format(new Date(date)), Number(date.slice(8)))
  return repeatsUntil ? `${words} until ${formatCalendarDay(repeatsUntil)}` : words
}

/** How two versions of an event are compared. */
export const eventVersions: CompareOptions<z.input<typeof EventForm>, CareEvent> = {
  toValues: (event) => ({
    title: event?.title ?? '',
    description: event?.description ?? '',
    status: event?.status ?? 'published',
    ...(event?.startsAt ? toProviderTime(event.startsAt, event.timeZone) : { date: '', time: '' }),
    endTime: event?.endsAt ? toProviderTime(event.endsAt, event.timeZone).time : '',
    timeZone: event?.timeZone ?? '',
    repeats: event?.repeats ?? '',
    repeatsUntil: event?.repeatsUntil ?? '',
    place: event?.place ?? '',
    easyText: event?.easyText ?? '',
    imageDescription: event?.imageDescription ?? '',
    imageFocus: event?.picture?.focus ?? '',
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
        return formatEventTime(toEventTimes(values))
      },
    },
    time: { comparedWith: 'date' },
    endTime: { comparedWith: 'date' },
    timeZone: { comparedWith: 'date' },
    repeats: { label: 'Repeats', text: (values) => formatRepeats(values) || values.repeats },
    repeatsUntil: { comparedWith: 'repeats' },
    place: { label: 'Place', text: ({ place }) => place },
    easyText: { label: 'Easy Read', text: ({ easyText }) => easyText },
    imageDescription: pictureDescription,
    imageFocus: pictureFocus,
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
