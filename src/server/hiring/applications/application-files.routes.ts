import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ById } from '#contract/platform/common.ts'
import type { Context } from '#server/platform/context.ts'
import type { ApplicationFileRow } from '#server/platform/db/tables/hiring.ts'
import { isStoredName, uploadPaths } from '#server/platform/files/documents.ts'
import type { App } from '#server/platform/http/routes.ts'
import { fileRoute, sendDocument } from '#server/records/documents/send-document.ts'
import { findFile } from '../application-data/application-files.queries.ts'

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
          ? await findFile(db, { kind, stored_name: filename })
          : undefined
        return send(request, reply, file, 'inline')
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
    wanted: 'inline' | 'attachment',
  ) =>
    sendDocument(context, {
      request,
      reply,
      file,
      wanted,
      about: {
        objectKind: file?.kind === 'resume' ? 'resume' : 'identification document',
        objectId: file?.id,
      },
    })
}
