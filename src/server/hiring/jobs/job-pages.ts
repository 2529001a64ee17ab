import { jobPreviewCalls, jobPreviewSchemas } from '#contract/hiring/job-preview.ts'
import { type Job, type JobInput, jobCalls } from '#contract/hiring/jobs.ts'
import type { Context } from '#server/platform/context.ts'
import type { JobRow } from '#server/platform/db/tables/hiring.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import type { Program, SitePart } from '#server/records/feature.ts'
import { createPreview, previewId as id } from '#server/website/preview/preview.ts'
import { editedColumns, toJob } from './job-rows.queries.ts'
import { listPublishedAddresses, resolveJob } from './public-jobs.queries.ts'

type ByName = { Params: { name: string } }

const listing = '/?view=jobs'

/** The pages of the jobs. */
export const jobPages: SitePart = {
  pages: (pages, { db, now }, { sendPage, redirect, isInMemory, filter: readFilter }) => {
    for (const path of ['/careers', '/careers/', '/jobs']) {
      pages.get(path, (_request, reply) => redirect(reply, `${listing}#careers`))
    }
    pages.get<ByName>('/jobs/:name', async (request, reply) => {
      const { name } = request.params
      if (name === '') return redirect(reply, `${listing}#careers`)
      const found = await resolveJob(db, name, now()).catch((error) => {
        // A page in memory is shown without the database too.
        if (isInMemory(`/jobs/${name}`)) return { id: name }
        throw error
      })
      // Every unknown job gets the same page, so that nobody can fill the cache with invented names.
      if (!found) return sendPage(request, reply, '/jobs/unknown', 'unknown job')
      const filter = readFilter(request)
      filter.delete('view')
      filter.delete('about')
      const path = `/jobs/${found.id}`
      const full = filter.size > 0 ? `${path}?${filter}` : path
      if (name !== found.id) return redirect(reply.header('cache-control', 'no-cache'), full)
      return sendPage(request, reply, full, filter.size > 0 ? '' : path)
    })
    pages.get<ByName>('/jobs/:name/', (request, reply) =>
      redirect(reply, `/jobs/${encodeURIComponent(request.params.name)}`),
    )
  },
  addresses: async (db, now) => {
    const jobs = await listPublishedAddresses(db, now)
    const updatedAt = jobs
      .map((job) => job.updatedAt)
      .sort()
      .at(-1)
    const pages = jobs.map((job) => ({ path: `/jobs/${job.id}`, updatedAt: job.updatedAt }))
    return [{ path: listing, updatedAt }, ...pages]
  },
}

export async function jobPreviewRoutes(app: App, context: Context, { website }: Program) {
  const render = createPreview(app, context, website)
  routes(app, jobPreviewCalls, jobPreviewSchemas, {
    job: async (request) => {
      const address = `/api${jobCalls.read.path.replace(':slug', id)}`
      const job = toPublicJob(request.body, context.now())
      return ok({ html: await render(`/jobs/${id}`, { address, data: job }) })
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
  program: '',
}
