import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { ErrorReply } from '#contract/platform/common.ts'
import type { Context } from '#server/platform/context.ts'
import type { DocumentFileRow } from '#server/platform/db/tables/records.ts'
import {
  isFileFault,
  isMissing,
  keyMissing,
  notFound,
  StoreFault,
} from '#server/platform/errors.ts'
import { readWordText } from '#server/platform/files/content/word-text.ts'
import { mediaTypes } from '#server/platform/files/documents.ts'
import { type AuditEntry, audit } from '../audit/audit.queries.ts'
import { listFilesOfKey } from './documents.queries.ts'

type Opened = {
  request: FastifyRequest
  reply: FastifyReply
  file: DocumentFileRow | undefined
  /** `text` shows what is written in a Word document. */
  wanted: 'inline' | 'attachment' | 'text'
  /** What the audit log says was opened. */
  about: Pick<AuditEntry, 'objectKind' | 'objectId'>
}

/** Opens a sealed file. The audit line is written before the first byte is sent, so that none is missing. */
export async function sendDocument(
  { db, now, documents }: Context,
  { request, reply, file, wanted, about }: Opened,
) {
  if (!file || (wanted === 'text' && file.type !== 'docx')) throw notFound('This file')
  const { id, kind, type } = file
  const bytes = await documents
    .read({ id, kind, storedName: file.stored_name })
    .catch(async (error) => {
      request.log.error({ err: error, file: id }, 'a stored file cannot be read')
      if (isFileFault(error)) throw error
      const noKey = !isMissing(error) && (await isKeyMissing({ db, documents }, file.key_name))
      throw noKey ? keyMissing(file.key_name) : notFound('This file')
    })
  const isText = wanted === 'text'
  // A browser can show the other types, but not Word documents.
  const isWord = type === 'doc' || type === 'docx'
  const disposition = isText ? 'inline' : isWord ? 'attachment' : wanted
  const action = disposition === 'inline' ? 'opened' : 'downloaded'
  await audit(db, request, now(), { action, ...about })
  return reply
    .header('content-disposition', contentDisposition(file.original_name, { type: disposition }))
    .header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .type(isText ? 'text/plain; charset=utf-8' : mediaTypes[type])
    .send(isText ? await readWordText(bytes) : bytes)
}

/** A route that opens a file, perhaps in a new tab. */
export function fileRoute<S extends z.ZodType>(
  url: string,
  params: S,
  access: 'file' | 'referral file' = 'file',
) {
  return {
    method: 'GET' as const,
    url,
    config: { access },
    schema: {
      tags: ['files'],
      params,
      response: { '4xx': ErrorReply, '5xx': ErrorReply },
    },
  }
}

/** A damaged document says nothing about its key, so several are tried. */
const samples = 3

/** Also true for a wrong key of the right name. */
export async function isKeyMissing(
  { db, documents }: Pick<Context, 'db' | 'documents'>,
  keyName: string,
): Promise<boolean> {
  let refused = false
  for (const { id, kind, stored_name } of await listFilesOfKey(db, keyName, samples)) {
    try {
      await documents.read({ id, kind, storedName: stored_name })
      return false
    } catch (error) {
      // A store that is out of reach says nothing about the key.
      if (error instanceof StoreFault) throw error
      if (!isMissing(error)) refused = true
    }
  }
  return refused
}
