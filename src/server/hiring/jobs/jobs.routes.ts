import {
  closedJobCode,
  type Job,
  jobCalls,
  jobLimits,
  jobMessages,
  jobSchemas,
  jobStatuses,
} from '#contract/hiring/jobs.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { badRequest, conflict, HttpError, notFound } from '#server/platform/errors.ts'
import { type App, done, ok, routes, toPagination } from '#server/platform/http/routes.ts'
import { providerZone } from '#server/platform/provider-zone.ts'
import { countByHour, countByStatus } from '#server/records/counts/counts.queries.ts'
import { makeOverview, statsSince } from '#server/records/counts/stats.ts'
import { showIn, showOneIn } from '#server/records/spanish/spanish.ts'
import { contentChanger } from '#server/website/publishing/content-changes.ts'
import { refusePassedTime } from '#server/website/publishing/publish-date.queries.ts'
import { refuseUnknownProgram } from '#server/website/site-texts/known-programs.ts'
import { jobVersions, refuseClosed, saveJob } from './job-versions.ts'
import {
  createJob,
  deleteJob,
  findAdminJob,
  findJob,
  listJobs,
  setClosingDate,
  setJobStatuses,
} from './jobs.queries.ts'
import {
  countPublishedJobs,
  listPublishedJobs,
  listPublishedValues,
  resolveJob,
  toFilters,
} from './public-jobs.queries.ts'

export async function jobRoutes(app: App, context: Context) {
  const { db, now, responseCache, texts } = context
  const change = contentChanger('job', context, jobVersions)

  routes(app, jobCalls, jobSchemas, {
    list: {
      cache: responseCache,
      handler: async (request) => {
        const { page, limit = jobLimits.publicList, language } = request.query
        const jobs = await listPublishedJobs(db, now(), request.query)
        const data = await showIn(db, language, 'job', jobs)
        if (page === undefined) return listed(data)
        const total = await countPublishedJobs(db, now(), request.query)
        return { ...listed(data), pagination: toPagination(page, limit, total) }
      },
    },

    read: async (request) => {
      const found = await resolveJob(db, request.params.slug, now())
      if (found?.job) return ok(await showOneIn(db, request.query.language, 'job', found.job))
      throw found ? new HttpError(404, closedJobCode, jobMessages.closed) : notFound('Job')
    },

    filters: {
      cache: responseCache,
      handler: async () => ok(toFilters(await listPublishedValues(db, now()))),
    },

    listAll: async () => listed(await listJobs(db, now())),

    stats: async () => {
      const at = now()
      const byStatus = await countByStatus(db, 'jobs', jobStatuses)
      const byHour = await countByHour(db, 'jobs', statsSince(at))
      return ok(makeOverview(byStatus, byHour, providerZone(), at))
    },

    get: async (request) => {
      const data = await findAdminJob(db, request.params.id, now())
      if (!data) throw notFound('Job posting')
      return ok(data)
    },

    create: async (request, reply) => {
      refusePassedTime(request.body, now())
      await refuseUnknownProgram(texts, request.body.program)
      const data = await change(request, 'created', async (db, by) => {
        const job = await createJob(db, request.body, now(), by)
        refuseClosed(job, request.body.status)
        return job
      })
      return reply.code(201).send({ ...ok(data), message: jobMessages.added })
    },

    update: async (request) => {
      const { id } = request.params
      refusePassedTime(request.body, now())
      await refuseUnknownProgram(texts, request.body.program)
      const data = await change(request, 'updated', (db, by) =>
        saveJob(db, id, request.body, now(), by),
      )
      return { ...ok(data), message: jobMessages.updated }
    },

    remove: async (request) => {
      await change(request, 'deleted', async (db) => {
        if (!(await deleteJob(db, request.params.id, now()))) throw notFound('Job posting')
      })
      return done
    },

    setStatuses: async (request) => {
      const { jobIds, status } = request.body
      const act = async (db: Db, by: string) => {
        const jobs = await setJobStatuses(db, jobIds, status, now(), by)
        const unknown = jobIds.filter((id) => !jobs.some((job) => job.id === id))
        if (unknown.length > 0) throw notFound(`Job posting ${unknown.join(', ')}`)
        refuseClosedJobs(jobs, status)
        return jobs
      }
      const idsOf = (jobs: Job[]) => jobs.map(({ id }) => id)
      return ok(await change(request, `set-job-status:${status}`, act, idsOf, jobIds))
    },

    reopen: async (request) => {
      const { id } = request.params
      const { closingDate } = request.body
      const data = await change(request, 'reopened', async (db, by) => {
        const before = await findJob(db, id, now())
        if (!before) throw notFound('Job posting')
        if (before.status !== 'archived') throw conflict(jobMessages.notArchived)
        if (closingDate !== undefined) await setClosingDate(db, id, closingDate)
        const [job = before] = await setJobStatuses(db, [id], 'published', now(), by)
        refuseClosed(job, 'published')
        return job
      })
      return { ...ok(data), message: jobMessages.reopened }
    },
  })
}

const listed = <T>(data: T) => ({ ...ok(data), message: jobMessages.listed })

/** The same for several jobs, which are named. */
function refuseClosedJobs(jobs: Job[], wanted: Job['status']) {
  const closed = jobs.filter(({ status }) => wanted === 'published' && status === 'archived')
  if (closed.length === 0) return
  const titles = closed.map(({ title }) => title).join(', ')
  throw badRequest(`The closing date has passed: ${titles}. Edit it, or reopen the job posting.`)
}
