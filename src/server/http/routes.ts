import type { IncomingMessage, ServerResponse } from 'node:http'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifySchemaCompiler,
  RawServerDefault,
} from 'fastify'
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ErrorReply } from '#contract/common.ts'
import type { CallSchemas, Endpoint } from '#contract/endpoint.ts'

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>

/** A call of the contract as route options: who may call it, what is checked, what goes out. */
export function route<S extends CallSchemas>(call: Endpoint<S>, schemas: S) {
  return {
    method: call.method,
    url: call.path,
    config: { access: call.access },
    schema: {
      tags: [call.path.split('/')[1] ?? ''],
      ...(call.access === 'admin' && { security: [{ bearer: [] }] }),
      ...(schemas.form && { consumes: ['multipart/form-data'] }),
      ...checked(schemas),
      response: {
        200: schemas.reply as S['reply'],
        201: schemas.reply as S['reply'],
        '4xx': ErrorReply,
        '5xx': ErrorReply,
      },
    },
  }
}

/** The usual answers of a call. */
export const ok = <T>(data: T) => ({ success: true as const, data })
export const done = { success: true as const }

/** Only what a call has: Fastify warns of a part that is named but undefined. */
function checked<S extends CallSchemas>(schemas: S) {
  const { params, query: querystring, form } = schemas
  const body = form ? documentForm(schemas) : schemas.body
  const parts = {
    ...(params && { params }),
    ...(querystring && { querystring }),
    ...(body && { body }),
  }
  return parts as { params: S['params']; querystring: S['query']; body: S['body'] }
}

/** A multipart body is read and checked by `readForm`; Fastify only documents it. */
export const validateUnlessForm: FastifySchemaCompiler<z.ZodType> = (part) =>
  part.httpPart === 'body' && forms.has(part.schema) ? () => true : validatorCompiler(part)

const forms = new WeakSet<object>()

function documentForm({ form, files = [] }: CallSchemas) {
  const fileFields = Object.fromEntries(files.map((name) => [name, z.file().optional()]))
  const body = z.object({ ...form?.shape, ...fileFields })
  forms.add(body)
  return body
}
