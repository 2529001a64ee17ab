import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ApplicationQuery } from '#contract/hiring/application-query.ts'
import {
  applicationCalls,
  applicationLimits,
  applicationSchemas,
} from '#contract/hiring/applications.ts'
import { ById } from '#contract/platform/common.ts'
import { canMail } from '#server/messages/replies/send-reply.ts'
import type { Context } from '#server/platform/context.ts'
import type { ApplicationFileRow } from '#server/platform/db/tables/hiring.ts'
import { transact } from '#server/platform/db/transact.ts'
import { notFound } from '#server/platform/errors.ts'
import { isStoredName, uploadPaths } from '#server/platform/files/documents.ts'
import { getActor } from '#server/platform/http/access.ts'
import { limits } from '#server/platform/http/rate-limits.ts'
import { type App, done, ok, routes, toPagination } from '#server/platform/http/routes.ts'
import { providerZone } from '#server/platform/provider-zone.ts'
import { audit, isRefresh, recordChanger } from '#server/records/audit/audit.queries.ts'
import { countByHour } from '#server/records/counts/counts.queries.ts'
import { makeOverview, statsSince } from '#server/records/counts/stats.ts'
import { fileRoute, sendDocument } from '#server/records/documents/send-document.ts'
import { eraseFiles } from '#server/records/documents/sweep.ts'
import { heldBecause, refuseIfHeld } from '#server/records/privacy/privacy.queries.ts'
import { hasMailedLink, listLinks } from '#server/records/private-links/private-links.queries.ts'
import {
  fileRecordKind,
  findFile,
  listEarlierResumes,
  listNamedDocuments,
} from '../application-data/application-files.queries.ts'
import { applicationRecords, deleteApplication } from '../application-data/applications.queries.ts'
import { recordFirstLook } from '../application-data/status.queries.ts'
import { setStatus } from '../application-data/status.ts'
import { findDisclosure } from '../disclosure/disclosure.queries.ts'
import { listLacking, listPersonItems } from '../first-day/first-day.queries.ts'
import { listOpenRequests } from '../private-links/private-application.queries.ts'
import { listApplications, readCounts, toStageCounts } from './application-list.queries.ts'
import { isInView, listAlsoApplied, listAppliedJobs } from './application-views.queries.ts'
import { receiveApplication } from './apply.ts'
import { findCare, readTimeline } from './handling.queries.ts'

const { objectKind } = applicationRecords

export async function applicationRoutes(app: App, context: Context) {
  const { db, now, mail } = context
  const change = recordChanger(objectKind, context)

  routes(app, applicationCalls, applicationSchemas, {
    apply: {
      limit: limits.apply,
      handler: async (request, reply) => {
        const id = await receiveApplication(context, request, 'applicant')
        const mailed = await hasMailedLink(db, id)
        return reply.code(201).send(ok({ id, mailed }))
      },
    },

    list: (request) => listPage(request.query),

    listForAdmin: (request) => listPage(request.query),

    jobs: async () => ok(await listAppliedJobs(db)),

    stats: async () => {
      const at = now()
      const byStatus = await readCounts(db)
      const byHour = await countByHour(db, 'applications', statsSince(at))
      return ok(makeOverview(byStatus, byHour, providerZone(), at))
    },

    get: async (request) => {
      const { id } = request.params
      const application = await applicationRecords.get(db, id)
      const record = { objectKind, objectId: id } as const
      if (!(await isRefresh(db, request, record))) {
        await transact(db, async (db) => {
          await recordFirstLook(db, id, now())
          await audit(db, request, now(), { action: 'opened', ...record })
        })
      }
      const { owner, nextStep } = await findCare(db, id)
      return ok({
        ...application,
        owner,
        nextStep,
        canMail: canMail(mail, application.email),
        onHold: (await heldBecause(db, application)) !== undefined,
        disclosure: await findDisclosure(db, id),
        firstDay: await listPersonItems(db, application),
        timeline: await readTimeline(db, application, getActor(request).user._id),
        earlierResumes: await listEarlierResumes(db, id),
        namedDocuments: await listNamedDocuments(db, id),
        privateLinks: await listLinks(db, id, now()),
        documentRequests: await listOpenRequests(db, id),
        alsoApplied: await listAlsoApplied(db, application),
      })
    },

    findByFile: async (request) => {
      const { filename } = request.params
      const file = isStoredName(filename) && (await findFile(db, { stored_name: filename }))
      if (!file) throw notFound('This file')
      return ok({ id: file.application_id })
    },

    setStatus: async (request) => {
      const { id } = request.params
      const { notes, ...change } = request.body
      const changed = await transact(db, async (db) => {
        const kept = notes === null ? '' : notes || undefined
        await setStatus(db, request, id, { ...change, notes: kept }, now())
        return applicationRecords.get(db, id)
      })
      return ok(changed)
    },

    remove: async (request) => {
      const { id } = request.params
      const names = await change(request, 'deleted', id, async (db) => {
        await refuseIfHeld(db, await applicationRecords.get(db, id))
        return applicationRecords.orNotFound(await deleteApplication(db, id, now()))
      })
      await eraseFiles(request, context, names)
      return done
    },
  })

  async function listPage(query: ApplicationQuery) {
    const {
      page = 1,
      limit = applicationLimits.pageSize,
      sort = '-applied',
      view,
      ...named
    } = query
    const only = view && (await isInView(db, view, now()))
    const wanted = { ...named, only, sort, page, limit }
    const { applications, total, matching, uncounted } = await listApplications(db, wanted)
    const lacking =
      view === 'lacking'
        ? await listLacking(
            db,
            applications.map(({ id }) => id),
          )
        : undefined
    return {
      ...ok(applications.map((each) => ({ ...each, lacks: lacking?.get(each.id) }))),
      pagination: toPagination(page, limit, total),
      counts: toStageCounts(await readCounts(db)),
      matching,
      uncounted,
      canMail: mail !== undefined,
      message: 'Applications loaded',
    }
  }
}

/** Applicants' documents, only for those who may read them. A file is found by its row, never by a path. */
export async function applicationFileRoutes(app: App, context: Context) {
  const { db } = context
  for (const kind of ['resume', 'identification'] as const) {
    app.route({
      ...fileRoute(`/${uploadPaths[kind]}/:filename`, z.object({ filename: z.string() })),
      handler: async (request, reply) => {
        const { filename } = request.params
        // A name that the store never gives is not looked up.
        const file = isStoredName(filename)
          ? await findFile(db, { stored_name: filename })
          : undefined
        const isHere = (file?.kind === 'resume') === (kind === 'resume')
        return send(request, reply, isHere ? file : undefined, 'inline')
      },
    })
  }

  app.route({
    ...fileRoute('/api/careers/:id/resume', ById),
    handler: async (request, reply) => {
      const file = await findFile(db, { kind: 'resume', application_id: request.params.id })
      return send(request, reply, file, 'attachment')
    },
  })

  app.route({
    ...fileRoute('/api/careers/:id/resume/text', ById),
    handler: async (request, reply) => {
      const file = await findFile(db, { kind: 'resume', application_id: request.params.id })
      return send(request, reply, file, 'text')
    },
  })

  app.route({
    ...fileRoute(
      '/api/careers/:id/documents/:documentId',
      z.object({ ...ById.shape, documentId: z.uuid() }),
    ),
    handler: async (request, reply) => {
      const { id, documentId } = request.params
      const file = await findFile(db, { id: documentId, application_id: id })
      return send(request, reply, file, 'attachment')
    },
  })

  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    file: ApplicationFileRow | undefined,
    wanted: 'inline' | 'attachment' | 'text',
  ) =>
    sendDocument(context, {
      request,
      reply,
      file,
      wanted,
      about: {
        objectKind: fileRecordKind(file?.kind),
        objectId: file?.id,
      },
    })
}
