import { jobPreviewCalls, jobPreviewSchemas } from '#contract/hiring/job-preview.ts'
import { type Job, type JobInput, jobCalls, jobShifts } from '#contract/hiring/jobs.ts'
import type { Context } from '#server/platform/context.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import { cleanRichText } from '#server/platform/rich-text.ts'
import type { Program } from '#server/records/feature.ts'
import { createPreview, previewId as id } from '#server/website/preview/preview.ts'

export async function jobPreviewRoutes(app: App, context: Context, { website }: Program) {
  const render = createPreview(app, context, website)
  routes(app, jobPreviewCalls, jobPreviewSchemas, {
    job: async (request) => {
      const address = `/api${jobCalls.read.path.replace(':slug', id)}`
      const job = toPublicJob(request.body, context.now())
      return ok({ html: await render(`/jobs/${id}`, address, job) })
    },
  })
}

/** The job as visitors will get it, with the same cleaning as when it is saved. */
function toPublicJob(input: JobInput, now: Date): Job {
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
