import { queryOptions } from '@tanstack/react-query'
import type { Complete } from '#contract/platform/common.ts'
import {
  type CareEvent,
  type EventForm,
  eventCalls,
  type NewEventInput,
} from '#contract/website/events.ts'
import { type EventPreview, eventPreviewCalls } from '#contract/website/preview.ts'
import { call } from '#web/api/call.ts'
import { toFormData } from '#web/api/form-data.ts'
import { withId } from '#web/office/records/records.ts'
import { toPublishAt } from '../publishing/publish-date.ts'
import { toEventTimes } from './event-versions.ts'

export const eventsQuery = queryOptions({
  queryKey: ['office', 'events'],
  queryFn: async () => (await call(eventCalls.list, {})).data.map(withId),
})

export function saveEvent(values: EventForm, existing: CareEvent | undefined) {
  const { title, description, status, place, easyText, image, imageDescription, imageFocus } =
    values
  const fields: Complete<NewEventInput> = {
    title,
    description,
    status,
    publishAt: toPublishAt(values),
    ...toEventTimes(values),
    place,
    easyText,
    imageDescription,
    imageFocus,
    removeImage: image === null || undefined,
    copyImageFrom: image === undefined ? values.copyImageFrom : undefined,
    updatedAt: existing?.updatedAt,
  }
  const form = toFormData({ ...fields, image })
  return existing
    ? call(eventCalls.update, { params: { id: existing.id }, form })
    : call(eventCalls.create, { form })
}

export const deleteEvent = (event: CareEvent) =>
  call(eventCalls.remove, { params: { id: event.id } })

export async function previewEvent(
  values: EventForm,
  existing: CareEvent | undefined,
): Promise<string> {
  const { title, description, place, easyText, imageDescription, imageFocus } = values
  const body: Complete<EventPreview> = {
    title,
    description,
    ...toEventTimes(values),
    place,
    easyText,
    imageDescription,
    imageFocus,
    id: existing?.id,
    image: findPicture(values, existing),
  }
  return (await call(eventPreviewCalls.event, { body })).data.html
}

function findPicture({ image, copyImageFrom }: EventForm, existing: CareEvent | undefined) {
  if (image) return 'chosen'
  if (image === null) return undefined
  return existing ? existing.id : copyImageFrom
}
