import type { JobForm } from '#contract/hiring/jobs.ts'
import type { CareEvent, EventForm } from '#contract/website/events.ts'
import { previewCalls } from '#contract/website/preview.ts'
import { call } from '#web/api/call.ts'
import { bodyOf } from '#web/office/hiring/jobs/jobs-queries.ts'
import { eventTimesOf } from '../events/event-times.ts'

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
