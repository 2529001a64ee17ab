import { z } from 'zod'
import { type Calls, endpoint } from './endpoint.ts'

/** The page that shows the description of the API. */
export const docsPath = '/api/docs'

/** A JSON schema, as far as the documentation page shows it. */
export type DescribedSchema = {
  type?: string
  format?: string
  enum?: unknown[]
  nullable?: boolean
  maxLength?: number
  properties?: Record<string, DescribedSchema>
  required?: string[]
  additionalProperties?: DescribedSchema | boolean
  items?: DescribedSchema
  anyOf?: DescribedSchema[]
  oneOf?: DescribedSchema[]
}

type Content = { content?: Record<string, { schema: DescribedSchema }> }

/** One call in the description. One with `security` needs a sign-in, and a role that allows `x-access`. */
export type DescribedCall = {
  tags?: string[]
  security?: unknown
  'x-access'?: string
  parameters?: { name: string; in: string; required?: boolean; schema: DescribedSchema }[]
  requestBody?: Content
  responses: Record<string, Content>
}

/** The OpenAPI description: calls by path and method. */
export type ApiDescription = {
  info: { title: string }
  paths: Record<string, Record<string, DescribedCall>>
}

export const docsSchemas = {
  read: {
    reply: z.looseObject({
      info: z.looseObject({ title: z.string() }),
      paths: z.record(z.string(), z.record(z.string(), z.unknown())),
    }),
  },
}

/** Without a token it has the public calls; with one it has all. */
export const docsCalls: Calls<typeof docsSchemas> = {
  read: endpoint('GET', '/docs/json', 'public'),
}
