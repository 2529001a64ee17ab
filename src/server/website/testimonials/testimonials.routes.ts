import { builtInTestimonials as spanishTestimonials } from '#content/es/testimonials.ts'
import { builtInTestimonials } from '#content/testimonials.ts'
import { TestimonialInput } from '#contract/website/testimonial-input.ts'
import {
  type Testimonial,
  testimonialCalls,
  testimonialSchemas,
} from '#contract/website/testimonials.ts'
import type { Context } from '#server/platform/context.ts'
import { readMilestone } from '#server/platform/db/milestones.ts'
import { transact } from '#server/platform/db/transact.ts'
import { notFound } from '#server/platform/errors.ts'
import { limits } from '#server/platform/http/rate-limits.ts'
import { type App, done, ok, routes } from '#server/platform/http/routes.ts'
import { minutes, timeBefore } from '#server/platform/time.ts'
import { namesIn } from '#server/records/audit/names.queries.ts'
import type { Feature, Versioned } from '#server/records/feature.ts'
import { showIn } from '#server/records/spanish/spanish.ts'
import { checkVersion } from '#server/records/versions/check-version.ts'
import { conflictOrNotFound } from '#server/records/versions/versions.queries.ts'
import { contentChanger } from '../publishing/content-changes.ts'
import { samplesRemoved } from '../publishing/sample-content.queries.ts'
import { refuseUnknownProgram } from '../site-texts/known-programs.ts'
import {
  countPending,
  createTestimonial,
  deleteTestimonial,
  findTestimonial,
  listApproved,
  listTestimonials,
  type NewTestimonial,
  searchTestimonials,
  toRecord,
  updateTestimonial,
} from './testimonials.queries.ts'

async function testimonialRoutes(app: App, context: Context) {
  const { db, now, responseCache, mail, settings, texts } = context
  const change = contentChanger('testimonial', context, testimonialVersions)

  routes(app, testimonialCalls, testimonialSchemas, {
    list: {
      cache: responseCache,
      handler: async ({ query }) => {
        const removed = (await readMilestone(db, samplesRemoved)) !== undefined
        const noSamples = removed || !settings.sampleContent
        const shown = await showIn(db, query.language, 'testimonial', await listApproved(db))
        return { ...ok(shown), ...(noSamples && { noSamples: true as const }) }
      },
    },

    submit: {
      limit: limits.messages,
      handler: async (request, reply) => {
        const { website, permission = false, ...story } = request.body
        if (!website) await receive({ ...story, permission, status: 'pending' })
        return reply.code(201).send(done)
      },
    },

    listAll: async () => ok(await listTestimonials(db)),

    create: async (request, reply) => {
      await refuseUnknownProgram(texts, request.body.program)
      const made = { ...request.body, status: 'approved' as const, permission: true }
      const data = await change(request, 'created', (db, by) =>
        createTestimonial(db, made, now(), by),
      )
      return reply.code(201).send(ok(data))
    },

    update: async (request) => {
      const { id } = request.params
      await refuseUnknownProgram(texts, request.body.program)
      const data = await change(request, 'updated', (db, by) =>
        saveTestimonial(db, id, request.body, now(), by),
      )
      return ok(data)
    },

    setStatus: async (request) => {
      const { status } = request.body
      const action = status === 'pending' ? 'returned-to-pending' : status
      const data = await change(request, action, async (db, by) => {
        const testimonial = await updateTestimonial(db, request.params.id, { status }, now(), by)
        if (!testimonial) throw unknown()
        return testimonial
      })
      return ok(data)
    },

    remove: async (request) => {
      await change(request, 'deleted', async (db) => {
        if (!(await deleteTestimonial(db, request.params.id))) throw unknown()
      })
      return done
    },
  })

  async function receive(testimonial: NewTestimonial) {
    await transact(db, async (db) => {
      await createTestimonial(db, testimonial, now())
      await mail?.announce(db, { kind: 'testimonial' })
    })
    void mail?.wake()
  }
}

const unknown = () => notFound('Testimonial')

async function saveTestimonial(...[db, id, edits, now, by]: Parameters<typeof updateTestimonial>) {
  const testimonial = await updateTestimonial(db, id, edits, now, by)
  if (testimonial) return testimonial
  throw await conflictOrNotFound(db, 'testimonials', 'Testimonial', await findTestimonial(db, id))
}

const testimonialVersions: Versioned<'testimonials'> = {
  kind: 'testimonial',
  table: 'testimonials',
  access: () => 'edit content',
  name: ({ name }) => name,
  show: (_, row) => toRecord(row),
  restore: async (db, { name, review, program }, { id, version, now, by }) => {
    const words = checkVersion(TestimonialInput, { name, review, program })
    await saveTestimonial(db, id, { ...words, updatedAt: version }, now, by)
    return undefined
  },
}

export const testimonials: Feature = {
  versioned: [testimonialVersions],
  names: { testimonial: namesIn('testimonials', 'name') },
  calls: testimonialRoutes,
  finder: { kind: 'testimonial', access: 'read content', find: searchTestimonials },
  waiting: {
    testimonials: { access: 'read content', find: ({ db }) => countPending(db) },
  },
  samples: {
    kind: 'testimonial',
    // They are listed newest first, so they are a minute apart to keep the order they have here.
    add: async (db, now) => {
      const added: Testimonial[] = []
      for (const [index, story] of builtInTestimonials.entries()) {
        const approved = { ...story, status: 'approved' as const, permission: true }
        added.push(await createTestimonial(db, approved, timeBefore(now, index * minutes)))
      }
      return added
    },
    spanish: spanishTestimonials,
    remove: deleteTestimonial,
  },
}
