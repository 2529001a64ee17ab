import { provider } from '#content/provider.ts'
import {
  type ApplicationQuery,
  applicationCalls,
  applicationLimits,
  applicationSchemas,
} from '#contract/applications.ts'
import { audit } from '../audit/audit.queries.ts'
import type { Context } from '../context.ts'
import { transact } from '../db/transact.ts'
import { conflict, notFound } from '../errors.ts'
import { isStoredName } from '../files/stored-name.ts'
import { actorOf } from '../http/access.ts'
import { limits } from '../http/rate-limits.ts'
import { type App, done, ok, route } from '../http/routes.ts'
import { countByHour } from '../stats.queries.ts'
import { overviewOf, statsSince } from '../stats.ts'
import { findFile, markRemoved } from './application-files.queries.ts'
import {
  changeStatus,
  countApplications,
  deleteApplication,
  findApplication,
  listApplications,
  readCounts,
  toStageCounts,
} from './applications.queries.ts'
import { createIntake } from './intake.ts'
import { removeMarkedFiles } from './sweep.ts'

const objectKind = 'application'

export async function applicationRoutes(app: App, context: Context) {
  const { db, now } = context
  const takeIn = createIntake(context)
  const apply = route(applicationCalls.apply, applicationSchemas.apply)

  app.route({
    ...apply,
    config: { ...apply.config, ...limits.apply },
    handler: async (request, reply) => {
      const id = await takeIn(request)
      return reply.code(201).send(ok({ id }))
    },
  })

  for (const call of [applicationCalls.list, applicationCalls.listForAdmin]) {
    app.route({
      ...route(call, applicationSchemas.list),
      handler: (request) => listPage(request.query),
    })
  }

  app.route({
    ...route(applicationCalls.stats, applicationSchemas.stats),
    handler: async () => {
      const at = now()
      const byStatus = await readCounts(db)
      const byHour = await countByHour(db, 'applications', statsSince(at))
      return ok(overviewOf(byStatus, byHour, provider.timeZone, at))
    },
  })

  app.route({
    ...route(applicationCalls.get, applicationSchemas.get),
    handler: async (request) => {
      const { id } = request.params
      const application = await findApplication(db, id)
      if (!application) throw notFound('Application')
      await audit(db, request, now(), { action: 'opened', objectKind, objectId: id })
      return ok(application)
    },
  })

  app.route({
    ...route(applicationCalls.findByFile, applicationSchemas.findByFile),
    handler: async (request) => {
      const { filename } = request.params
      const file = isStoredName(filename) && (await findFile(db, { stored_name: filename }))
      if (!file) throw notFound('This file')
      return ok({ id: file.application_id })
    },
  })

  app.route({
    ...route(applicationCalls.setStatus, applicationSchemas.setStatus),
    handler: async (request) => {
      const { id } = request.params
      const { status, notes, updatedAt } = request.body
      const change = { status, notes: notes === null ? '' : notes || undefined, updatedAt }
      const actorId = actorOf(request).user._id
      const changed = await transact(db, async (db) => {
        const before = await findApplication(db, id)
        if (!before) throw notFound('Application')
        if (!(await changeStatus(db, id, change, actorId, now()))) throw conflict()
        const action = before.status === status ? 'noted' : `${before.status} to ${status}`
        await audit(db, request, now(), { action, objectKind, objectId: id })
        return findApplication(db, id)
      })
      if (!changed) throw notFound('Application')
      return ok(changed)
    },
  })

  app.route({
    ...route(applicationCalls.remove, applicationSchemas.remove),
    handler: async (request) => {
      const { id } = request.params
      const names = await transact(db, async (db) => {
        const names = await markRemoved(db, id, now())
        if (!(await deleteApplication(db, id))) throw notFound('Application')
        await audit(db, request, now(), { action: 'deleted', objectKind, objectId: id })
        return names
      })
      await removeMarkedFiles(context, names)
      return done
    },
  })

  async function listPage(query: ApplicationQuery) {
    const { page = 1, limit = applicationLimits.pageSize, status, search } = query
    const counts = await readCounts(db)
    const total = search
      ? await countApplications(db, { status, search })
      : sum(status?.length ? status.map((each) => counts[each]) : Object.values(counts))
    return {
      ...ok(await listApplications(db, { page, limit, total, status, search })),
      pagination: {
        currentPage: page,
        totalPages: Math.ceil(total / limit),
        totalItems: total,
        itemsPerPage: limit,
      },
      counts: toStageCounts(counts),
    }
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
