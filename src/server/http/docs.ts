import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { openToAll } from './access.ts'

/** OpenAPI documentation from the contract's schemas. Register it before the routes that it lists. */
export async function describeApi(app: FastifyInstance, title: string) {
  await app.register(swagger, {
    openapi: {
      info: { title, version: '1' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(async (scope) => {
    openToAll(scope)
    await scope.register(swaggerUi, {
      routePrefix: '/api/docs',
      theme: { title },
      staticCSP: docsPolicy,
    })
  })
}

/** The hash allows the one style element in the documentation page. */
const docsPolicy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}
