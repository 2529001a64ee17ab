import multipart from '@fastify/multipart'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
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
      // One more than any form has: so the form itself can say what is too many.
      files: 5,
      fields: 12,
      parts: 17,
      fieldSize: 16 * 1024,
      fieldNameSize: 100,
    },
  })
}

/**
 * Reads a multipart body within its limits. A part that the call does not know is left out. `take`
 * is given each file as soon as it is read, so that no more than one need be in memory.
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
 * Checks the text of a form. A fault of the file alone keeps its own status (413, 415); together
 * with others it becomes one more field of a 400.
 */
export function checkForm<S extends z.ZodType>(
  schema: S,
  fields: unknown,
  fileFault?: HttpError,
  /** What to say when there are faults in the text; else the first of them speaks. */
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

/** The parts one by one, each file read to its end or to the limit. */
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
      // A browser sends an empty nameless part for a file input that was left alone.
      if (bytes.length === 0 && !part.filename) continue
      yield { field, file: { name: nameOf(part), bytes, oversize: part.file.truncated } }
    }
  } catch (error) {
    // What has a status is understood; the rest is a body that ends before its time.
    throw (error as HttpError).status || (error as FastifyError).statusCode
      ? error
      : badRequest('The request ended too early.')
  }
}

/** Browsers write these signs of a file's name in code. */
const nameOf = ({ filename = '' }: { filename?: string }) =>
  filename.replaceAll('%22', '"').replace(/%0[ad]/gi, ' ')

function refuseHugeBody(request: FastifyRequest) {
  const [, boundary = ''] = /boundary=(.*)$/i.exec(request.headers['content-type'] ?? '') ?? []
  // What RFC 2046 allows, with its quotes. A long one makes the search for it slow.
  if (boundary.length > 72) throw badRequest('The request could not be understood.')
  const length = Number(request.headers['content-length'])
  if (!Number.isFinite(length)) {
    throw new HttpError(411, 'length_required', 'The request does not say how long it is.')
  }
  if (length > bodyLimit) {
    // The answer goes out at once. Then the line is cut: nobody reads gigabytes to throw them away.
    setTimeout(() => request.raw.destroy(), 1000).unref()
    throw tooLarge('The request is too large.')
  }
}
