import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { provider } from '#content/provider.ts'
import { exportName, reportCalls, reportSchemas } from '#contract/office/reports.ts'
import type { RecordKind } from '#contract/records/record-kinds.ts'
import type { Context } from '#server/platform/context.ts'
import { badRequest } from '#server/platform/errors.ts'
import { actorMay } from '#server/platform/http/access.ts'
import { createQueue, withSlot } from '#server/platform/http/queue.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import { dayIn } from '#server/platform/time.ts'
import { audit } from '#server/records/audit/audit.queries.ts'
import type { Feature } from '#server/records/feature.ts'
import { toCsv } from './csv.ts'
import { applicationColumns, messageColumns } from './export-columns.ts'
import { allApplications, allMessages, selectedApplications } from './exports.queries.ts'
import { readReport } from './reports.queries.ts'

type ExportedKind = Extract<RecordKind, 'application' | 'contact message'>

const files = { application: 'applications', 'contact message': 'contact-messages' } as const

/** An export reads and writes without a pause: more of them would slow down the website. */
const slots = 2

async function reportRoutes(app: App, { db, now }: Context) {
  const queue = createQueue(slots)

  routes(app, reportCalls, reportSchemas, {
    read: async (request) => {
      const report = await readReport(db, request.query.period, provider.timeZone, now())
      const { applications, firstLooks, decisions, losses, ...others } = report
      const { contactMessages, referrals, ...period } = others
      return ok({
        ...period,
        ...(actorMay(request, 'read applicants') && {
          applications,
          firstLooks,
          decisions,
          losses,
        }),
        ...(actorMay(request, 'read messages') && { contactMessages }),
        ...(actorMay(request, 'read referrals') && { referrals }),
      })
    },

    exportApplications: {
      stream: (request, reply) =>
        send(request, reply, 'application', toCsv(applicationColumns, allApplications(db))),
    },

    exportSelected: {
      stream: (request, reply) => {
        const lines = toCsv(applicationColumns, selectedApplications(db, request.body.ids))
        return send(request, reply, 'application', lines)
      },
    },

    exportMessages: {
      stream: (request, reply) =>
        send(request, reply, 'contact message', toCsv(messageColumns, allMessages(db))),
    },
  })

  /** Keeps its slot until the last line is written or the client has disconnected. */
  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    objectKind: ExportedKind,
    lines: AsyncGenerator<string>,
  ) {
    return withSlot(queue, request, async () => {
      if (reply.raw.destroyed) throw badRequest('The request ended too early.')
      // Written before the first byte is sent, so that no export is missing from the log.
      await audit(db, request, now(), { action: 'exported', objectKind })
      const name = exportName(files[objectKind], dayIn(provider.timeZone, now()))
      const file = Readable.from(lines)
      const closed = new Promise((resolve) => file.once('close', resolve))
      reply
        .header('content-disposition', `attachment; filename="${name}"`)
        .type('text/csv; charset=utf-8')
        .send(file)
      // Waiting for the reply would keep the slot forever when the client disconnects.
      await closed
    })
  }
}

export const reports: Feature = { calls: reportRoutes }
