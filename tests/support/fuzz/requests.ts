import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type ContractCall, contractCalls } from '../contract-calls.ts'
import { broken, formFor } from './forms.ts'
import { type JsonSchema, type Random, textFor, valueFor } from './values.ts'

export type FuzzRequest = {
  /** The call, as `METHOD /path`. */
  name: string
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer
}

/** Ids of stored records, so that requests reach more than "not found". */
export type KnownIds = string[]

const targets = contractCalls
  // It would end the session of the bench again and again.
  .filter(({ name }) => name !== 'POST /auth/logout')
  .map((each) => ({ ...each, described: describe(each) }))

/** A request to a random call with random content. */
export function nextRequest(random: Random, token: string, ids: KnownIds): FuzzRequest {
  const { name, call, schemas, described } = random.pick(targets)
  const path = call.path.replace(/:\w+/g, () =>
    encode(
      ids.length > 0 && random.chance(0.7) ? random.pick(ids) : textFor({ format: 'uuid' }, random),
    ),
  )
  const query = described.query ? queryFor(described.query, random) : ''
  const { body, contentType } = bodyFor({ schemas, described }, random)
  return {
    name,
    method: call.method,
    path: `/api${path}${query}`,
    headers: {
      ...(contentType && { 'content-type': contentType }),
      ...(!random.chance(0.05) && { authorization: `Bearer ${token}` }),
      ...(random.chance(0.05) && { 'idempotency-key': textHeader(random) }),
    },
    body,
  }
}

type Described = Partial<Record<'query' | 'body' | 'form', JsonSchema>>

function describe({ schemas }: ContractCall): Described {
  const described: Described = {}
  for (const location of ['query', 'body', 'form'] as const) {
    const schema = schemas[location]
    if (!schema) continue
    described[location] = z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
    }) as JsonSchema
  }
  return described
}

function bodyFor(
  { schemas, described }: Pick<ContractCall, 'schemas'> & { described: Described },
  random: Random,
) {
  if (described.form) return formFor(described.form, schemas.files ?? [], random)
  if (described.body) return jsonFor(described.body, random)
  return random.chance(0.05)
    ? { body: random.bytes(50), contentType: 'application/json' }
    : { body: Buffer.alloc(0), contentType: '' }
}

function jsonFor(schema: JsonSchema, random: Random) {
  const body = Buffer.from(JSON.stringify(valueFor(schema, random)) ?? '')
  const special = [
    '['.repeat(50_000),
    '{"a":'.repeat(20_000),
    '{"__proto__":{"admin":true}}',
    '{"constructor":{"prototype":{"admin":true}}}',
    '\ufeff{}',
    '',
    '{}{}',
    `{"a":1${'0'.repeat(5000)}}`,
  ]
  return {
    body: random.chance(0.05)
      ? Buffer.from(random.pick(special))
      : random.chance(0.1)
        ? broken(body, random)
        : body,
    contentType: random.chance(0.05)
      ? random.pick([
          '',
          'text/plain',
          'application/json x',
          'application/json\ta',
          'application/xml',
        ])
      : 'application/json',
  }
}

function queryFor({ properties = {} }: JsonSchema, random: Random) {
  const pairs = Object.entries(properties)
    .filter(() => random.chance(0.6))
    .map(([name, schema]) => {
      const key = random.chance(0.03) ? `${name}[]` : name
      return `${key}=${encode(textFor(schema, random))}`
    })
  if (random.chance(0.05)) pairs.push('page=1', 'page=2', '__proto__=x')
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

const textHeader = (random: Random) =>
  random.chance(0.5) ? randomUUID() : random.pick(['', ' ', 'x'.repeat(300), '\u00e9', '__proto__'])

const encode = (text: string) => encodeURIComponent(text.toWellFormed()).slice(0, 4000)
