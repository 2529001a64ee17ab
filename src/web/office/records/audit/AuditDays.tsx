import { ArrowRight } from 'lucide-react'
import { statusLabel } from '#contract/hiring/application-status.ts'
import { isRole, roles } from '#contract/platform/roles.ts'
import { type AuditLine, deletedName } from '#contract/records/audit.ts'
import { formatFullDay, formatTime } from '#web/office/platform/format.ts'
import styles from './AuditDays.module.css'
import { getIcon, getKindNames, isSensitive, makeSentence, nameless } from './sentence.ts'

/** The entries of the log, grouped by day. */
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
  const { verb, showsName, rest, change } = makeSentence(line)
  const Icon = getIcon(action)
  return (
    <li>
      <time dateTime={at} title={ip && `From ${ip}`}>
        {formatTime(at)}
      </time>
      <span className={styles.icon} data-sensitive={isSensitive(action)}>
        <Icon className="icon" />
      </span>
      <p>
        <Name>{person || nameless(line)}</Name> {verb} {showsName && <Name>{name}</Name>} {rest}
        {change && (
          <span className={styles.change}>
            <span>{statusText(kind, change.from)}</span>
            <ArrowRight className="icon" aria-label="to" />
            <span>{statusText(kind, change.to)}</span>
          </span>
        )}
      </p>
      <span className={styles.kind}>{getKindNames(kind).label}</span>
    </li>
  )
}

function Name({ children }: { children: string }) {
  return children === deletedName ? <em>{deletedName}</em> : <b>{children}</b>
}

/** The status, or the role of an administrator, as the screen of that kind shows it. */
function statusText(kind: string, status: string) {
  if (kind === 'application') return statusLabel(status)
  if (kind === 'administrator' && isRole(status)) return roles[status].name
  return `${status.charAt(0).toUpperCase()}${status.slice(1)}`
}
