import type { CareEvent, EventForm } from '#contract/events.ts'
import type { JobForm } from '#contract/jobs.ts'
import { previewCalls } from '#contract/preview.ts'
import { call } from '#web/api/call.ts'
import { eventTimesOf } from '../events/event-times.ts'
import { bodyOf } from '../jobs/jobs-queries.ts'

export async function previewJob(values: JobForm): Promise<string> {
  return (await call(previewCalls.job, { body: bodyOf(values) })).data.html
}

export async function previewEvent(
  values: EventForm,
  existing: CareEvent | undefined,
): Promise<string> {
  const { title, description, place, imageDescription } = values
  const body = {
    title,
    description,
    ...eventTimesOf(values),
    place,
    imageDescription,
    id: existing?.id,
    image: pictureOf(values, existing),
  }
  return (await call(previewCalls.event, { body })).data.html
}

function pictureOf({ image, copyImageFrom }: EventForm, existing: CareEvent | undefined) {
  if (image) return 'chosen'
  if (image === null) return undefined
  return existing ? existing.id : copyImageFrom
}
