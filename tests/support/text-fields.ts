import { z } from 'zod'
import type { Example } from './call-examples.ts'
import type { ContractCall } from './contract-calls.ts'

/** A text field of a call, with its path such as `['address', 'street']` and its maximum length. */
export type TextField = { location: Location; path: string[]; max: number | undefined }

const locations = ['params', 'query', 'body', 'form'] as const
type Location = (typeof locations)[number]

type JsonSchema = {
  type?: string
  maxLength?: number
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
}

/** Every text field of a call, found in its schemas. In addresses and forms, every field is text. */
export function listTextFields({ schemas }: ContractCall): TextField[] {
  return locations.flatMap((location) => {
    const schema = schemas[location]
    if (!schema) return []
    const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
    const found = location === 'body' ? listLeaves(described) : listNames(described)
    return found.map((leaf) => ({ ...leaf, location }))
  })
}

type Leaf = { path: string[]; max: number | undefined }

const listNames = ({ properties = {} }: JsonSchema): Leaf[] =>
  Object.entries(properties).map(([name, { maxLength }]) => ({ path: [name], max: maxLength }))

function listLeaves(schema: JsonSchema, path: string[] = []): Leaf[] {
  if (schema.anyOf) return schema.anyOf.flatMap((each) => listLeaves(each, path)).slice(0, 1)
  if (schema.properties) {
    return Object.entries(schema.properties).flatMap(([name, each]) =>
      listLeaves(each, [...path, name]),
    )
  }
  if (schema.items) return listLeaves(schema.items, [...path, '0'])
  const isText = schema.type === 'string' || schema.type === undefined
  return isText ? [{ path, max: schema.maxLength }] : []
}

/** The text of a field in an example, or an empty text if the field is missing. */
export function readField(example: Example, { location, path }: TextField): string {
  let value: unknown = example[location]
  for (const name of path) value = (value as Record<string, unknown> | undefined)?.[name]
  return typeof value === 'string' ? value : ''
}

/** The example with another text in one field. */
export function withField(example: Example, { location, path }: TextField, text: string): Example {
  return { ...example, [location]: replaced(example[location], path, text) }
}

function replaced(value: unknown, [name, ...rest]: string[], text: string): unknown {
  if (name === undefined) return text
  if (Array.isArray(value)) {
    return value.map((each, index) => (index === Number(name) ? replaced(each, rest, text) : each))
  }
  const record = (value ?? {}) as Record<string, unknown>
  return { ...record, [name]: replaced(record[name], rest, text) }
}
