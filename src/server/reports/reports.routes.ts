import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { provider } from '#content/provider.ts'
import type { AuditKind } from '#contract/audit.ts'
import { ErrorReply } from '#contract/common.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { exportName, reportCalls, reportSchemas } from '#contract/reports.ts'
import { audit } from '../audit/audit.queries.ts'
import type { Context } from '../context.ts'
import { type App, ok, route } from '../http/routes.ts'
import { dayIn } from '../time.ts'
import { toCsv } from './csv.ts'
import { applicationColumns, messageColumns } from './export-columns.ts'
import { allApplications, allMessages } from './exports.queries.ts'
import { readReport } from './reports.queries.ts'

type ExportedKind = Extract<AuditKind, 'application' | 'contact message'>

const files = { application: 'applications', 'contact message': 'contact-messages' } as const

export async function reportRoutes(app: App, { db, now }: Context) {
  app.route({
    ...route(reportCalls.read, reportSchemas.read),
    handler: async (request) =>
      ok(await readReport(db, request.query.period, provider.timeZone, now())),
  })

  app.route({
    ...csvRoute(reportCalls.exportApplications),
    handler: (request, reply) =>
      send(request, reply, 'application', toCsv(applicationColumns, allApplications(db))),
  })

  app.route({
    ...csvRoute(reportCalls.exportMessages),
    handler: (request, reply) =>
      send(request, reply, 'contact message', toCsv(messageColumns, allMessages(db))),
  })

  /** The audit line stands before the first byte leaves. */
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    objectKind: ExportedKind,
    lines: AsyncGenerator<string>,
  ) {
    await audit(db, request, now(), { action: 'exported', objectKind })
    const name = exportName(files[objectKind], dayIn(provider.timeZone, now()))
    return reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .type('text/csv; charset=utf-8')
      .send(Readable.from(lines))
  }
}

/** Asked for its head alone it would be written, and noted, for nothing. */
function csvRoute({ method, path, access }: Endpoint) {
  return {
    method,
    url: path,
    exposeHeadRoute: false,
    config: { access },
    schema: {
      tags: ['reports'],
      security: [{ bearer: [] }],
      response: { '4xx': ErrorReply, '5xx': ErrorReply },
    },
  }
}
