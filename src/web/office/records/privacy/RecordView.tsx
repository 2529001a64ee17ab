import type { PersonalRecord } from '#contract/records/privacy.ts'
import { formatDateTime } from '#web/office/platform/format.ts'
import { Details } from '#web/ui/Details.tsx'
import { sizeText } from '#web/ui/size.ts'
import styles from './RecordView.module.css'

const isLong = (text: string) => text.length > 60 || text.includes('\n')
const entriesShown = 5

/** One record with all its fields, its history and the names of its documents. */
export function RecordView({ record }: { record: PersonalRecord }) {
  const { title, at, history, documents } = record
  const details = record.details.filter(({ text }) => text)
  const short = details.filter(({ text }) => !isLong(text))
  const long = details.filter(({ text }) => isLong(text))
  return (
    <article className={styles.record}>
      <header>
        <h3>{title}</h3>
        <time dateTime={at}>{formatDateTime(at)}</time>
      </header>
      <Details entries={short.map(({ label, text }) => [label, text])} />
      {long.map(({ label, text }) => (
        <div key={label} className={styles.long}>
          <h4>{label}</h4>
          <p>{text}</p>
        </div>
      ))}
      {documents.length > 0 && (
        <div className={styles.long}>
          <h4>Documents</h4>
          <ul>
            {documents.map(({ id, name, size }) => (
              <li key={id}>
                {name} <small>({sizeText(size)})</small>
              </li>
            ))}
          </ul>
        </div>
      )}
      {history.length > 0 && (
        <details className={styles.history} open={history.length <= entriesShown}>
          <summary>History ({history.length})</summary>
          <ol>
            {history.map(({ at, text }) => (
              <li key={`${at} ${text}`}>
                <time dateTime={at}>{formatDateTime(at)}</time> {text}
              </li>
            ))}
          </ol>
        </details>
      )}
    </article>
  )
}
