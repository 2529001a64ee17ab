import type { z } from 'zod'
import { type Job, type JobInput, jobShifts } from '#contract/hiring/jobs.ts'
import type { CareEvent } from '#contract/website/events.ts'
import { chosenPicture, type EventPreview } from '#contract/website/preview.ts'
import { type StoredPicture, toPicture } from '#server/platform/files/pictures.ts'
import { cleanRichText } from '#server/platform/rich-text.ts'
import { toUtc } from '#server/platform/time.ts'

/** No stored record has this id. */
const id = 'preview'

/** The job as visitors will get it, with the same cleaning as when it is saved. */
export function previewOfJob(input: JobInput, now: Date): Job {
  const at = now.toISOString()
  const { title, location, department, employmentType, experienceLevel } = input
  return {
    _id: id,
    id,
    slug: id,
    title,
    location,
    shiftsAvailable: jobShifts.filter((shift) => input.shiftsAvailable.includes(shift)),
    description: cleanRichText(input.description),
    status: 'published',
    department,
    employmentType,
    experienceLevel,
    pay: input.pay ?? undefined,
    closingDate: input.closingDate || undefined,
    openings: input.openings ?? undefined,
    street: input.street || undefined,
    postalCode: input.postalCode || undefined,
    publishedAt: at,
    createdAt: at,
    updatedAt: at,
  }
}

export function previewOfEvent(
  {
    title,
    description,
    startsAt,
    endsAt,
    place,
    imageDescription,
    image,
  }: z.output<typeof EventPreview>,
  stored: StoredPicture | null,
  now: Date,
): CareEvent {
  const at = now.toISOString()
  const shown =
    image === 'chosen' ? { path: chosenPicture, width: 4, height: 3, widths: [] } : stored
  return {
    _id: id,
    id,
    title,
    description,
    status: 'published',
    image: shown && { path: shown.path },
    picture: shown && toPicture(shown),
    imageDescription,
    startsAt: toUtc(startsAt ?? '') ?? undefined,
    endsAt: toUtc(endsAt ?? '') ?? undefined,
    place,
    createdAt: at,
    updatedAt: at,
  }
}
