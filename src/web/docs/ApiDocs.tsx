import {
  type ApiDescription,
  type DescribedCall,
  type DescribedSchema,
  docsCalls,
} from '#contract/platform/docs.ts'
import styles from './ApiDocs.module.css'

type Entry = { method: string; path: string; call: DescribedCall }

/** All calls of a description by subject. */
export function ApiDocs({ description }: { description: ApiDescription }) {
  const entries = listEntries(description)
  const subjects = Map.groupBy(entries, ({ call }) => call.tags?.[0] ?? '')
  const complete = entries.some(({ call }) => call.security)
  return (
    <main className={styles.page}>
      <h1>{description.info.title}</h1>
      {complete ? (
        <p>
          All calls. Those marked “sign-in” need a token, and a role that allows what stands beside
          it: staff is every role, owner is the role admin.
        </p>
      ) : (
        <p>
          The calls that everyone may make. After you <a href="/admin">sign in to the office</a>,
          this page shows the others too.
        </p>
      )}
      <p>
        For programs: <a href={`/api${docsCalls.read.path}`}>the same description as OpenAPI</a>
      </p>
      {[...subjects].map(([subject, calls]) => (
        <section key={subject} aria-labelledby={subject}>
          <h2 id={subject}>{subject}</h2>
          {calls.map((entry) => (
            <Call key={`${entry.method} ${entry.path}`} {...entry} />
          ))}
        </section>
      ))}
    </main>
  )
}

function Call({ method, path, call }: Entry) {
  const { parameters = [], requestBody, responses, security } = call
  return (
    <details className={styles.call}>
      <summary>
        <code>
          <strong>{method.toUpperCase()}</strong> {path}
        </code>
        {security ? <span className={styles.access}>sign-in: {call['x-access']}</span> : null}
      </summary>
      {parameters.length > 0 && (
        <Shape title="Parameters">{parameters.map(inWords).join('\n')}</Shape>
      )}
      {Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => (
        <Shape key={type} title={`Body (${type})`}>
          {outline(schema)}
        </Shape>
      ))}
      {[...groupByShape(responses)].map(([shape, statuses]) => (
        <Shape key={shape} title={`Response ${statuses.map(([status]) => status).join(', ')}`}>
          {shape}
        </Shape>
      ))}
    </details>
  )
}

function Shape({ title, children }: { title: string; children: string }) {
  return (
    <>
      <h3>{title}</h3>
      <pre>{children}</pre>
    </>
  )
}

const listEntries = ({ paths }: ApiDescription): Entry[] =>
  Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, call]) => ({ method, path, call })),
  )

const inWords = (parameter: NonNullable<DescribedCall['parameters']>[number]) =>
  `${parameter.name}${parameter.required ? '' : '?'} (${parameter.in}): ${outline(parameter.schema)}`

/** Statuses with the same response are listed together. */
const groupByShape = (responses: DescribedCall['responses']) =>
  Map.groupBy(Object.entries(responses), ([, { content = {} }]) =>
    Object.values(content)
      .map(({ schema }) => outline(schema))
      .join('\n'),
  )

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
