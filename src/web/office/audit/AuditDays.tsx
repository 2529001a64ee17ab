import { ArrowRight } from 'lucide-react'
import { type AuditLine, deletedName } from '#contract/audit.ts'
import { statusWords } from '../applications/stages.ts'
import { formatFullDay, formatTime } from '../format.ts'
import styles from './AuditDays.module.css'
import { iconOf, isGrave, sentenceOf, wordsOf } from './sentence.ts'

/** The lines of the log, day by day. */
export function AuditDays({ lines }: { lines: AuditLine[] }) {
  const days = Map.groupBy(lines, ({ at }) => formatFullDay(at))
  return (
    <div className={styles.panel}>
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          <h2>{day}</h2>
          <ol>
            {ofDay.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

function Line({ line }: { line: AuditLine }) {
  const { at, person, action, kind, name, ip } = line
  const { act, named, rest, change } = sentenceOf(line)
  const Icon = iconOf(action)
  return (
    <li>
      <time dateTime={at} title={ip && `From ${ip}`}>
        {formatTime(at)}
      </time>
      <span className={styles.icon} data-grave={isGrave(action)}>
        <Icon className="icon" />
      </span>
      <p>
        <Name>{person || (ip ? 'Someone' : 'The server’s command line')}</Name> {act}{' '}
        {named && <Name>{name}</Name>} {rest}
        {change && (
          <span className={styles.change}>
            <span>{inWords(kind, change.from)}</span>
            <ArrowRight className="icon" aria-label="to" />
            <span>{inWords(kind, change.to)}</span>
          </span>
        )}
      </p>
      <span className={styles.kind}>{wordsOf(kind).label}</span>
    </li>
  )
}

function Name({ children }: { children: string }) {
  return children === deletedName ? <em>{deletedName}</em> : <b>{children}</b>
}

/** As the screen of that kind says it. */
const inWords = (kind: string, status: string) =>
  kind === 'application'
    ? statusWords(status)
    : `${status.charAt(0).toUpperCase()}${status.slice(1).replaceAll('-', ' ')}`
