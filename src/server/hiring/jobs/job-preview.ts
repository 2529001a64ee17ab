import { jobPreviewCalls, jobPreviewSchemas } from '#contract/hiring/job-preview.ts'
import { type Job, type JobInput, jobCalls } from '#contract/hiring/jobs.ts'
import type { Context } from '#server/platform/context.ts'
import type { JobRow } from '#server/platform/db/tables/hiring.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import type { Program } from '#server/records/feature.ts'
import { createPreview, previewId as id } from '#server/website/preview/preview.ts'
import { editedColumns, toJob } from './job-rows.ts'

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

/** The job as visitors will get it. A job that was closed is shown as it was while it was open. */
function toPublicJob(input: JobInput, now: Date): Job {
  const at = now.toISOString()
  const row: JobRow = {
    ...noTerms,
    ...editedColumns(input),
    id,
    slug: id,
    publish_at: null,
    first_published_at: at,
    created_at: at,
    updated_at: at,
    updated_by: null,
  }
  return { ...toJob(row, now), status: 'published' }
}

const noTerms = {
  pay_from: null,
  pay_to: null,
  pay_per: null,
  closing_date: null,
  openings: null,
  street: null,
  postal_code: null,
}
