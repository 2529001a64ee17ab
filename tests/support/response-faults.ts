import { z } from 'zod'
import { ErrorReply } from '#contract/platform/common.ts'
import type { CallSchemas } from '#contract/platform/endpoint.ts'
import { contractCalls } from './contract-calls.ts'

/** Pictures and documents are no calls of the contract. */
const storedFiles = { pattern: /^GET \/uploads\//, schemas: { reply: z.file() } }

const calls = contractCalls.map(({ name, schemas }) => {
  const pattern = new RegExp(`^${name.replace(/:\w+/g, '[^/]+')}$`)
  return { pattern, schemas, parameters: name.split(':').length }
})
// GET /careers/jobs also looks like GET /careers/:id, so the call with fewer parameters comes first.
const patterns = [storedFiles, ...calls.toSorted((a, b) => a.parameters - b.parameters)]

const found = new Map<string, CallSchemas | undefined>()

/** Why the server never answers a call such as `GET /jobs?page=1` like this; empty if it may. */
export function responseFaults(name: string, status: number, body: unknown): string[] {
  const schemas = findSchemas(name.replace(/\?.*/, ''))
  if (!schemas) return ['The contract has no such call.']
  const { reply, refusal = ErrorReply } = schemas
  const schema = status < 400 ? reply : status === 401 ? refusal : ErrorReply
  const sent = body instanceof File ? body : JSON.parse(JSON.stringify(body))
  const { data, error } = schema.safeEncode(sent)
  if (error) return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  return removedFields(sent, data)
}

function findSchemas(name: string) {
  if (!found.has(name)) found.set(name, patterns.find((each) => each.pattern.test(name))?.schemas)
  return found.get(name)
}

/** The fields that the server removes, because the schema does not have them. */
function removedFields(sent: unknown, kept: unknown, place = ''): string[] {
  if (typeof sent !== 'object' || sent === null) return []
  return Object.entries(sent).flatMap(([name, value]) => {
    const field = (kept as Record<string, unknown>)[name]
    if (field === undefined) return [`${place}${name}: The contract has no such field.`]
    return removedFields(value, field, `${place}${name}.`)
  })
}
