import {
  type SampleKind,
  sampleContentCalls,
  sampleContentSchemas,
} from '#contract/website/sample-content.ts'
import { deleteJob } from '#server/hiring/jobs/jobs.queries.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import { deleteEvent } from '../events/events.queries.ts'
import { deleteSlide } from '../hero/hero.queries.ts'
import { changesOf } from '../publishing/content-changes.ts'
import { deleteMember } from '../team/team.queries.ts'
import { deleteTestimonial } from '../testimonials/testimonials.queries.ts'
import { countSamples, listSamples, unmarkAllSamples } from './sample-content.queries.ts'

const removers: Record<SampleKind, (db: Db, id: string, now: Date) => Promise<boolean>> = {
  'hero slide': deleteSlide,
  job: deleteJob,
  event: deleteEvent,
  'team member': deleteMember,
  testimonial: deleteTestimonial,
}

export async function sampleContentRoutes(app: App, context: Context) {
  const { db, now } = context
  const change = changesOf('sample content', context)

  routes(app, sampleContentCalls, sampleContentSchemas, {
    get: async () => ok(await countSamples(db)),

    remove: async (request) => {
      const data = await change(request, 'removed', async (db) => {
        const removed = await countSamples(db)
        for (const { kind, record_id } of await listSamples(db)) {
          await removers[kind](db, record_id, now())
        }
        await unmarkAllSamples(db)
        return removed
      })
      return ok(data)
    },
  })
}
