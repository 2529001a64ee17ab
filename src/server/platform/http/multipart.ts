import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { badRequest, failedCheck, HttpError, ownWords, tooLarge, wrongType } from '../errors.ts'
import { openBody } from './form-body.ts'
import { createFormMemory, type FormMemory } from './form-memory.ts'
import { createFormParser, notUnderstood, type SentFile } from './form-parser.ts'

/** The largest form: four files at their limit, and the text. */
const bodyLimit = 21 * 1024 * 1024

declare module 'fastify' {
  interface FastifyInstance {
    formMemory: FormMemory
  }
}

/** Lets forms reach their calls, which read them with `readForm`. */
export function acceptForms(app: FastifyInstance, memory = createFormMemory()) {
  app.decorate('formMemory', memory)
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
}

/** `fields` are the texts that came before the file. */
type Take<T> = (file: SentFile, name: string, fields: Map<string, string>) => T | Promise<T>

/**
 * Reads a form within its limits and ignores files with other names. `take` is called with each file
 * as soon as it is complete, so that only one of them is in memory.
 */
export async function readForm<T = SentFile>(
  request: FastifyRequest,
  fileNames: readonly string[],
  take: Take<T> = (file) => file as T,
) {
  const parser = createFormParser(readBoundary(request), fileNames)
  checkLength(request)
  const fields = new Map<string, string>()
  const files = new Map<string, T>()
  const body = openBody(request)
  try {
    for (let chunk = await body.next(0); chunk; chunk = await body.next(parser.kept)) {
      for (const part of parser.write(chunk)) {
        if ('value' in part) fields.set(part.field, part.value)
        else files.set(part.field, await take(part.file, part.field, fields))
      }
    }
    parser.end()
  } finally {
    body.close()
  }
  return { fields: Object.fromEntries(fields), files: Object.fromEntries(files) }
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
  const parsed = schema.safeParse(fields, ownWords)
  if (parsed.success) {
    if (fileFault) throw fileFault
    return parsed.data
  }
  const failed = failedCheck(parsed.error.issues)
  throw badRequest(sentence ?? failed.message, { ...failed.fields, ...fileFault?.fields })
}

function readBoundary({ headers }: FastifyRequest): string {
  const type = headers['content-type'] ?? ''
  if (!/^multipart\/form-data *(;|$)/i.test(type)) {
    throw wrongType('This call takes a form with multipart content.')
  }
  // RFC 2046 allows no more than 70 characters. Searching for a longer boundary would be slow.
  const [, quoted, plain] =
    /; *boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70})) *(?:;|$)/i.exec(type) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) throw notUnderstood()
  return boundary
}

function checkLength(request: FastifyRequest) {
  const length = Number(request.headers['content-length'])
  if (!Number.isFinite(length)) {
    throw new HttpError(411, 'length_required', 'The request does not say how long it is.')
  }
  if (length > bodyLimit) throw tooLarge('The request is too large.')
}
