import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { fileLimit } from '#contract/files.ts'
import { badRequest, failedCheck, HttpError, tooLarge } from '../errors.ts'

/** A file that came with a form. `oversize` ones are cut at the limit. */
export type SentFile = { name: string; bytes: Buffer; oversize: boolean }

/** What one form may weigh in all: four files at their limit, and the text. */
const bodyLimit = 21 * 1024 * 1024

export async function acceptForms(app: FastifyInstance) {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: fileLimit,
      files: 4,
      fields: 12,
      parts: 16,
      fieldSize: 16 * 1024,
      fieldNameSize: 100,
    },
  })
}

/** Reads a multipart body within its limits. A part that the call does not know is left out. */
export async function readForm(request: FastifyRequest, fileNames: readonly string[]) {
  refuseHugeBody(request)
  const fields: Record<string, string> = {}
  const files: Record<string, SentFile> = {}
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer()
      // A browser sends an empty nameless part for a file input that was left alone.
      const left = bytes.length === 0 && !part.filename
      if (left || !fileNames.includes(part.fieldname)) continue
      files[part.fieldname] = { name: part.filename, bytes, oversize: part.file.truncated }
    } else {
      if (part.valueTruncated) throw tooLarge(`${part.fieldname} is too long.`)
      fields[part.fieldname] = String(part.value)
    }
  }
  return { fields, files }
}

/**
 * Checks the text of a form. A fault of the file alone keeps its own status (413, 415); together
 * with others it becomes one more field of a 400.
 */
export function checkForm<S extends z.ZodType>(
  schema: S,
  fields: unknown,
  fileFault?: HttpError,
): z.output<S> {
  const parsed = schema.safeParse(fields)
  if (parsed.success) {
    if (fileFault) throw fileFault
    return parsed.data
  }
  const failed = failedCheck(parsed.error.issues)
  throw fileFault ? badRequest(failed.message, { ...failed.fields, ...fileFault.fields }) : failed
}

function refuseHugeBody(request: FastifyRequest) {
  const length = Number(request.headers['content-length'])
  if (!Number.isFinite(length)) {
    throw new HttpError(411, 'length_required', 'The request does not say how long it is.')
  }
  if (length > bodyLimit) throw tooLarge('The request is too large.')
}
