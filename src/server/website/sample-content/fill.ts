import { builtInEvents } from '#content/events.ts'
import { builtInSlides } from '#content/hero.ts'
import { sampleJobs } from '#content/sample-jobs.ts'
import { builtInTeam } from '#content/team.ts'
import { builtInTestimonials } from '#content/testimonials.ts'
import type { Picture } from '#contract/platform/files.ts'
import { createSampleJob } from '#server/hiring/jobs/sample-job.ts'
import type { Context } from '#server/platform/context.ts'
import { once } from '#server/platform/db/once.ts'
import type { Db } from '#server/platform/db/transact.ts'
import type { StoredPicture } from '#server/platform/files/pictures.ts'
import { minutes, timeBefore } from '#server/platform/time.ts'
import { createEvent } from '../events/events.queries.ts'
import { createSlide } from '../hero/hero.queries.ts'
import { createMember } from '../team/team.queries.ts'
import { createTestimonial } from '../testimonials/testimonials.queries.ts'
import { markSample } from './sample-content.queries.ts'
import { sampleTimes } from './sample-times.ts'

/** Fills a new database with sample content, and marks those records as samples. */
export async function fillSampleContent({
  db,
  now,
}: Pick<Context, 'db' | 'now'>): Promise<boolean> {
  return once(db, 'sample content', now(), async (db) => {
    await addSlides(db, now())
    await addEvents(db, now())
    await addTeam(db, now())
    await addTestimonials(db, now())
    await addJobs(db, now())
  })
}

async function addSlides(db: Db, now: Date) {
  for (const { imageUrl, picture, ...slide } of builtInSlides) {
    const shown = { ...slide, picture: drawing(imageUrl, picture) }
    await markSample(db, 'hero slide', await createSlide(db, shown, now))
  }
}

// Events and testimonials are listed newest first. The records are a minute apart, so that both lists
// keep the order they have here.

async function addEvents(db: Db, now: Date) {
  for (const [index, { image, picture, when, ...event }] of builtInEvents.entries()) {
    const shown = {
      ...event,
      ...sampleTimes(when, now),
      picture: image && picture && drawing(image.path, picture),
    }
    await markSample(db, 'event', await createEvent(db, shown, timeBefore(now, index * minutes)))
  }
}

async function addTeam(db: Db, now: Date) {
  for (const { image, picture, ...member } of builtInTeam) {
    const shown = { ...member, picture: picture && drawing(image, picture) }
    await markSample(db, 'team member', await createMember(db, shown, now))
  }
}

async function addTestimonials(db: Db, now: Date) {
  for (const [index, voice] of builtInTestimonials.entries()) {
    const approved = { ...voice, status: 'approved' as const, permission: true }
    const at = timeBefore(now, index * minutes)
    await markSample(db, 'testimonial', await createTestimonial(db, approved, at))
  }
}

async function addJobs(db: Db, now: Date) {
  for (const sample of sampleJobs) {
    await markSample(db, 'job', await createSampleJob(db, sample, now))
  }
}

/** A drawing that ships with the product is one file, in one width. */
const drawing = (path: string, { width, height }: Picture): StoredPicture => ({
  path,
  width,
  height,
  widths: [],
})
