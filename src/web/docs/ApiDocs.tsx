import { type ApiDescription, type DescribedCall, docsCalls } from '#contract/platform/docs.ts'
import styles from './ApiDocs.module.css'
import { outline } from './outline.ts'

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
