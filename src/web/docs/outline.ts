import type { DescribedSchema } from '#contract/platform/docs.ts'

/** A schema in words and braces, such as `{ name: text, at most 80 characters }` over several lines. */
export function outline(schema: DescribedSchema, indent = ''): string {
  const either = schema.anyOf ?? schema.oneOf
  if (either) return either.map((each) => outline(each, indent)).join(' or ')
  const described = outlineOne(schema, indent)
  return schema.nullable ? `${described} or null` : described
}

function outlineOne(schema: DescribedSchema, indent: string): string {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ')
  if (schema.type === 'array') return `list of ${outline(schema.items ?? {}, indent)}`
  if (schema.properties) return outlineObject(schema, indent)
  if (typeof schema.additionalProperties === 'object') {
    return `{ any name: ${outline(schema.additionalProperties, indent)} }`
  }
  if (schema.format === 'binary') return 'file'
  if (schema.type !== 'string') return schema.type ?? 'anything'
  return schema.maxLength === undefined ? 'text' : `text, at most ${schema.maxLength} characters`
}

function outlineObject({ properties = {}, required = [] }: DescribedSchema, indent: string) {
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(([name, schema]) => {
    const optional = required.includes(name) ? '' : '?'
    return `${inner}${name}${optional}: ${outline(schema, inner)}`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}
