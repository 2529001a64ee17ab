import { randomUUID } from 'node:crypto'

export type Random = ReturnType<typeof createRandom>

/** Random numbers that are the same for the same seed, so that a failing run can be repeated. */
export function createRandom(seed: number) {
  let state = seed >>> 0
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    chance: (probability: number) => next() < probability,
    pick: <T>(items: readonly T[]): T => items[below(items.length)] as T,
    bytes: (length: number) => Buffer.from(Array.from({ length }, () => below(256))),
  }
}

export type JsonSchema = {
  type?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  maxLength?: number
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
}

const strings = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202egnp.exe',
  '\ufeffx',
  '\u200b',
  '🏳️‍🌈'.repeat(40),
  'é'.repeat(300),
  'ﷺ'.repeat(50),
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; drop table users; --",
  "' or 1=1 --",
  '%',
  '_',
  '%00',
  '%2e%2e%2f',
  '../../../../etc/passwd',
  '..\\..\\x',
  '{{7*7}}<%= 7*7 %>',
  '=cmd|x',
  '\r\nSet-Cookie: a=b',
  '\x1b[31m',
  'null',
  'undefined',
  'NaN',
  'true',
  '-1',
  '1e999',
  '0x10',
  '99999999999999999999',
  '9'.repeat(400),
  '__proto__',
  'constructor',
  'a@b',
  'someone@example.org',
  '"a b"@example.org',
  `${'a'.repeat(64)}@${'b'.repeat(250)}.org`,
  '(615) 555-0177',
  '+1 615 555 0177 ext. 12345678901234567890',
  '2026-11-15T12:00:00Z',
  '2026-02-30T25:61:61Z',
  '275760-09-13T00:00:00Z',
  '-000001-01-01T00:00:00Z',
  '2026-03-08T02:30:00-06:00',
  'x'.repeat(10_000),
  '<p>'.repeat(500),
  '('.repeat(1000),
  'a,'.repeat(2000),
]

const others: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  -0,
  Number.MAX_SAFE_INTEGER + 1,
  [],
  {},
  [[]],
  [null],
  { length: 1 },
  { toString: 1 },
]

const formats: Record<string, () => string> = {
  email: () => `${randomUUID()}@example.org`,
  uuid: () => randomUUID(),
  'date-time': () => new Date().toISOString(),
}

/** A text for a field: mostly hostile, sometimes as its schema wants it. */
export function textFor(schema: JsonSchema, random: Random): string {
  const { format = '', maxLength } = schema
  const valid = schema.enum ? String(random.pick(schema.enum)) : formats[format]?.()
  if (valid !== undefined && random.chance(0.6)) return valid
  if (maxLength !== undefined && random.chance(0.15)) {
    return random.pick(['x', '\u00e9', '\ud83d\ude00']).repeat(maxLength + random.below(3) - 1)
  }
  return random.chance(0.3) ? `Text ${random.below(1000)}` : random.pick(strings)
}

/** A value for a schema. Some parts are missing, of another type, or not asked for. */
export function valueFor(schema: JsonSchema, random: Random): unknown {
  if (random.chance(0.08)) return random.pick<unknown>([...others, ...strings])
  if (schema.const !== undefined) return schema.const
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return valueFor(random.pick(choices), random)
  if (schema.properties) return recordFor(schema.properties, random)
  if (schema.type === 'array') {
    const length = random.chance(0.02) ? 2000 : random.below(4)
    return Array.from({ length }, () => valueFor(schema.items ?? {}, random))
  }
  if (schema.type === 'boolean') return random.chance(0.5)
  if (schema.type === 'number' || schema.type === 'integer') return random.below(20)
  if (schema.type === 'null') return null
  return textFor(schema, random)
}

function recordFor(properties: Record<string, JsonSchema>, random: Random) {
  const record: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(properties)) {
    if (!random.chance(0.1)) record[name] = valueFor(schema, random)
  }
  if (random.chance(0.1)) {
    const extra = random.pick(['role', '_id', 'id', 'createdAt', 'constructor', 'toString'])
    record[extra] = random.pick<unknown>([...others, ...strings])
  }
  return record
}
