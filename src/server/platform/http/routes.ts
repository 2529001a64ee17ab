import type { IncomingMessage, ServerResponse } from 'node:http'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaCompiler,
  RawServerDefault,
  RouteHandlerMethod,
} from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ErrorReply, type Pagination } from '#contract/platform/common.ts'
import type { CallSchemas, Calls, Endpoint } from '#contract/platform/endpoint.ts'
import { failedCheck, notFound, ownWords } from '../errors.ts'
import type { RouteLimit } from './rate-limits.ts'
import { type ResponseCache, sendResponse } from './response-cache.ts'

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>

/** The longest message fits, also when a plain HTML form sends it with every character encoded. */
const visitorBodyLimit = 64 * 1024

type Checked<T> = T extends z.ZodType ? z.output<T> : unknown

type CallRequest<S extends CallSchemas> = FastifyRequest<{
  Params: Checked<S['params']>
  Querystring: Checked<S['query']>
  Body: Checked<S['body']>
}>

type CallReply<S extends CallSchemas> = FastifyReply<{ Reply: z.input<S['reply']> }>

type Handler<S extends CallSchemas> = (
  request: CallRequest<S>,
  reply: CallReply<S>,
) => Promise<z.input<S['reply']> | CallReply<S>>

type Route<S extends CallSchemas> =
  | Handler<S>
  | {
      /** How often one address may call it. */
      limit?: RouteLimit
      /** The office makes it by itself, so it does not extend the session. */
      unattended?: true
      handler: Handler<S>
    }
  | {
      /** The response in a language is the same for everyone and comes from here, before a limit could count it. */
      cache: ResponseCache
      handler: Handler<S>
    }
  | {
      /** Sends the response piece by piece. A HEAD request would only waste the work, so there is none. */
      stream: (request: CallRequest<S>, reply: CallReply<S>) => Promise<void>
    }

/**
 * Registers the calls of a feature. Who may call and what is checked come from the contract; the
 * handlers say what happens. A call without a handler, or one too many, does not compile.
 */
export function routes<S extends Record<string, CallSchemas>>(
  app: App,
  calls: Calls<S>,
  schemas: S,
  handlers: { [Name in keyof S]: Route<S[Name]> },
) {
  for (const name of Object.keys(calls) as (keyof S)[]) {
    register(app, calls[name], schemas[name] as S[keyof S], handlers[name])
  }
}

function register<S extends CallSchemas>(app: App, call: Endpoint<S>, schemas: S, route: Route<S>) {
  if ('cache' in route && (call.method !== 'GET' || call.access !== 'public')) {
    throw new Error(
      `${call.method} ${call.path} cannot be cached: everyone would get the response.`,
    )
  }
  if (call.access === 'public' && call.method !== 'GET' && !('limit' in route && route.limit)) {
    throw new Error(`${call.method} ${call.path} needs a limit: everyone may call it.`)
  }
  app.route({
    method: call.method,
    url: call.path,
    config: {
      access: call.access,
      ...('limit' in route && route.limit),
      ...('unattended' in route && { unattended: true }),
    },
    ...('stream' in route && { exposeHeadRoute: false }),
    ...(call.access === 'public' && { bodyLimit: visitorBodyLimit }),
    schema: describe(call, schemas),
    handler: getHandler(route, schemas, `${app.prefix}${call.path}`) as RouteHandlerMethod,
  })
}

function getHandler<S extends CallSchemas>(
  route: Route<S>,
  { query, reply: schema }: S,
  url: string,
) {
  if (typeof route === 'function') return route
  if ('stream' in route) return route.stream
  if (!('cache' in route)) return route.handler
  const { cache, handler } = route
  return async (request: CallRequest<S>, reply: CallReply<S>) => {
    const { language, ...others } = query ? (request.query as Record<string, unknown>) : {}
    if (Object.values(others).some(Boolean)) return handler(request, reply)
    const address = language === 'es' ? `${url}?language=es` : url
    const response = await cache.get(address, async () => ({
      body: JSON.stringify(schema.parse(await handler(request, reply))),
      type: 'application/json; charset=utf-8',
    }))
    request.server.respondFromMemory(address, request, cache.finder(address))
    return sendResponse(request, reply, response)
  }
}

/** What Fastify checks, and what the description of the API says. */
function describe(call: Endpoint, schemas: CallSchemas) {
  return {
    tags: [call.path.split('/')[1] ?? ''],
    ...(schemas.form && { consumes: ['multipart/form-data'] }),
    ...checked(schemas),
    response: {
      200: schemas.reply,
      201: schemas.reply,
      ...(schemas.refusal && { 401: schemas.refusal }),
      '4xx': ErrorReply,
      '5xx': ErrorReply,
    },
  }
}

/** The usual responses of a call. */
export const ok = <T>(data: T) => ({ success: true as const, data })
export const done = { success: true as const }

/** Only what a call has: Fastify warns of a part that is named but undefined. */
function checked({ params, query, body, form, files }: CallSchemas) {
  return {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(form ? { body: documentForm(form, files) } : body && { body }),
  }
}

/** A multipart body is read and checked by `readForm`; Fastify only documents it. */
export const validateUnlessForm: FastifySchemaCompiler<z.ZodType> = (part) =>
  part.httpPart === 'body' && forms.has(part.schema) ? () => true : checkBy(part)

const checkBy: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data) => {
    const { data: value, error } = schema.safeParse(data, ownWords)
    if (!error) return { value }
    return { error: httpPart === 'params' ? notFound('That page') : failedCheck(error.issues) }
  }

const forms = new WeakSet<object>()

function documentForm(form: z.ZodObject, files: readonly string[] = []) {
  const fileFields = Object.fromEntries(files.map((name) => [name, z.file().optional()]))
  const body = z.object({ ...form.shape, ...fileFields })
  forms.add(body)
  return body
}

/** An empty list has one empty page. */
export function toPagination(page: number, limit: number, total: number): Pagination {
  return {
    currentPage: page,
    totalPages: Math.max(1, Math.ceil(total / limit)),
    totalItems: total,
    itemsPerPage: limit,
  }
}
