import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { type ApiDescription, docsCalls, docsSchemas } from '#contract/platform/docs.ts'
import { type Actor, noStore } from './access.ts'
import { type App, routes } from './routes.ts'

/** Describes the API with the contract's schemas. Register it before the routes that it lists. */
export async function describeApi(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      // Its title is the provider's, which staff can change.
      info: { title: 'API', version: '1' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    // Calls have a tag, pages and their files have none.
    hideUntagged: true,
    transform: (input) => {
      const described = jsonSchemaTransform(input)
      const access = input.route.config?.access
      if (access === 'public') return described
      const guarded = { security: [{ bearer: [] }], 'x-access': access }
      return { ...described, schema: { ...described.schema, ...guarded } }
    },
  })
}

/** Visitors get the public calls only, so that the description does not show strangers what to attack. */
export async function docsRoutes(
  app: App,
  authenticate: (request: FastifyRequest) => Promise<Actor>,
  makeTitle: () => string,
) {
  routes(app, docsCalls, docsSchemas, {
    read: async (request, reply) => {
      const described = app.swagger() as unknown as ApiDescription
      const all = { ...described, info: { ...described.info, title: makeTitle() } }
      reply.header('vary', 'authorization')
      if (request.headers.authorization === undefined) return publicCalls(all)
      reply.headers(noStore)
      await authenticate(request)
      return all
    },
  })
}

function publicCalls(all: ApiDescription): ApiDescription {
  const paths = Object.entries(all.paths).flatMap(([path, calls]) => {
    const open = Object.entries(calls).filter(([, call]) => !call.security)
    return open.length > 0 ? [[path, Object.fromEntries(open)] as const] : []
  })
  return { ...all, paths: Object.fromEntries(paths) }
}
