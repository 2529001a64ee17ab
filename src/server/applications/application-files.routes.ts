import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ById, ErrorReply } from '#contract/common.ts'
import { audit } from '../audit/audit.queries.ts'
import type { Context } from '../context.ts'
import type { ApplicationFileRow } from '../db/tables/applications.ts'
import { isFileFault, keyMissing, notFound } from '../errors.ts'
import { documentKinds, mediaTypes, uploadPaths } from '../files/documents.ts'
import { isStoredName } from '../files/stored-name.ts'
import { isMissing } from '../files/stores/store-errors.ts'
import type { App } from '../http/routes.ts'
import { isKeyMissing } from '../keys/missing-keys.ts'
import { findFile } from './application-files.queries.ts'

type Disposition = 'inline' | 'attachment'

/** Applicants' documents, only for those who may read them. A file is found by its row, never by a path. */
export async function applicationFileRoutes(app: App, { db, now, documents }: Context) {
  for (const kind of documentKinds) {
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

  /** Writes the audit line before the first byte is sent, so that no access is missing from the log. */
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    file: ApplicationFileRow | undefined,
    wanted: Disposition,
  ) {
    if (!file) throw notFound('This file')
    const { id, kind, type } = file
    const bytes = await documents
      .read({ id, kind, storedName: file.stored_name })
      .catch(async (error) => {
        request.log.error({ err: error, file: id }, 'a stored file cannot be read')
        if (isFileFault(error)) throw error
        const noKey = !isMissing(error) && (await isKeyMissing({ db, documents }, file.key_name))
        throw noKey ? keyMissing(file.key_name) : notFound('This file')
      })
    // A browser can show the other types, but not Word documents.
    const disposition = type === 'doc' || type === 'docx' ? 'attachment' : wanted
    await audit(db, request, now(), {
      action: disposition === 'inline' ? 'opened' : 'downloaded',
      objectKind: kind === 'resume' ? 'resume' : 'identification document',
      objectId: id,
    })
    return reply
      .header('content-disposition', contentDisposition(file.original_name, { type: disposition }))
      .header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
      .type(mediaTypes[type])
      .send(bytes)
  }
}

function fileRoute<S extends z.ZodType>(url: string, params: S) {
  return {
    method: 'GET' as const,
    url,
    config: { access: 'file' as const },
    schema: {
      tags: ['files'],
      params,
      response: { '4xx': ErrorReply, '5xx': ErrorReply },
    },
  }
}
