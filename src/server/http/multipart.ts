import multipart from '@fastify/multipart'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { fileLimit } from '#contract/files.ts'
import { badRequest, failedCheck, HttpError, tooLarge } from '../errors.ts'

/** A file from a form. An `oversize` one is cut off at the limit. */
export type SentFile = { name: string; bytes: Buffer; oversize: boolean }

/** The largest form: four files at their limit, and the text. */
const bodyLimit = 21 * 1024 * 1024

export async function acceptForms(app: FastifyInstance) {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: fileLimit,
      // One more than any form allows, so that the form's own message says how many are allowed.
      files: 5,
      fields: 12,
      parts: 17,
      fieldSize: 16 * 1024,
      fieldNameSize: 100,
    },
  })
}

/**
 * Reads a multipart body within its limits and ignores unknown parts. `take` is called with each file
 * as soon as it is read, so that only one of them is in memory.
 */
export async function readForm<T = SentFile>(
  request: FastifyRequest,
  fileNames: readonly string[],
  take: (file: SentFile, fieldName: string) => T | Promise<T> = (file) => file as T,
) {
  refuseHugeBody(request)
  const fields: Record<string, string> = {}
  const files: Record<string, T> = {}
  for await (const part of partsOf(request)) {
    if ('value' in part) fields[part.field] = part.value
    else if (fileNames.includes(part.field)) files[part.field] = await take(part.file, part.field)
  }
  return { fields, files }
}

/**
 * Checks the text of a form. When only the file is wrong, its status (413, 415) is kept; otherwise the
 * file becomes one more field of a 400.
 */
export function checkForm<S extends z.ZodType>(
  schema: S,
  fields: unknown,
  fileFault?: HttpError,
  /** The message when the text has errors; the default is the first error. */
  sentence?: string,
): z.output<S> {
  const parsed = schema.safeParse(fields)
  if (parsed.success) {
    if (fileFault) throw fileFault
    return parsed.data
  }
  const failed = failedCheck(parsed.error.issues)
  throw badRequest(sentence ?? failed.message, { ...failed.fields, ...fileFault?.fields })
}

type Part = { field: string; value: string } | { field: string; file: SentFile }

/** Yields the parts one by one, each file read to its end or to the limit. */
async function* partsOf(request: FastifyRequest): AsyncGenerator<Part> {
  try {
    for await (const part of request.parts()) {
      const field = part.fieldname
      if (part.type === 'field') {
        if (part.valueTruncated) throw tooLarge(`${field} is too long.`)
        yield { field, value: String(part.value) }
        continue
      }
      const bytes = await part.toBuffer()
      // A browser sends an empty part without a name for a file input that was not used.
      if (bytes.length === 0 && !part.filename) continue
      yield { field, file: { name: nameOf(part), bytes, oversize: part.file.truncated } }
    }
  } catch (error) {
    // Known errors have a status; any other error means that the body ended too early.
    throw (error as HttpError).status || (error as FastifyError).statusCode
      ? error
      : badRequest('The request ended too early.')
  }
}

/** Browsers encode these characters in file names. */
const nameOf = ({ filename = '' }: { filename?: string }) =>
  filename.replaceAll('%22', '"').replace(/%0[ad]/gi, ' ')

function refuseHugeBody(request: FastifyRequest) {
  const [, boundary = ''] = /boundary=(.*)$/i.exec(request.headers['content-type'] ?? '') ?? []
  // The longest that RFC 2046 allows, with quotes. Searching for a longer one would be slow.
  if (boundary.length > 72) throw badRequest('The request could not be understood.')
  const length = Number(request.headers['content-length'])
  if (!Number.isFinite(length)) {
    throw new HttpError(411, 'length_required', 'The request does not say how long it is.')
  }
  if (length > bodyLimit) {
    // Closes the connection after the answer, instead of reading gigabytes only to discard them.
    setTimeout(() => request.raw.destroy(), 1000).unref()
    throw tooLarge('The request is too large.')
  }
}
