import type { Complete } from '#contract/platform/common.ts'
import type { CareEvent, EventForm } from '#contract/website/events.ts'
import { type EventPreview, eventPreviewCalls } from '#contract/website/preview.ts'
import { call } from '#web/api/call.ts'
import { toEventTimes } from './event-times.ts'

export async function previewEvent(
  values: EventForm,
  existing: CareEvent | undefined,
): Promise<string> {
  const { title, description, place, imageDescription } = values
  const body: Complete<EventPreview> = {
    title,
    description,
    ...toEventTimes(values),
    place,
    imageDescription,
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
