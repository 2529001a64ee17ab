import type { UseQueryResult } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { statusLabel } from '#contract/hiring/application-status.ts'
import { isRole, roles } from '#contract/platform/roles.ts'
import { type AuditLine, deletedName } from '#contract/records/audit.ts'
import {
  isVersionKind,
  onlyRecord,
  type VersionKind,
  versionId,
} from '#contract/records/versions.ts'
import { formatFullDay, formatTime } from '#web/office/platform/format.ts'
import { QueryStates } from '#web/office/platform/layout/QueryStates.tsx'
import { ListResults } from '#web/office/platform/lists/ListResults.tsx'
import { ListToolbar } from '#web/office/platform/lists/ListToolbar.tsx'
import type { ListAddress } from '#web/office/platform/lists/use-list-address.ts'
import { Button } from '#web/ui/Button.tsx'
import styles from './AuditEntries.module.css'
import type { AuditPage } from './audit-queries.ts'
import { getIcon, getKindNames, isSensitive, makeSentence, nameless } from './sentence.ts'

const failed = 'Failed to load the audit log. Please try again.'

type AuditEntriesProps = {
  lines: UseQueryResult<AuditPage>
  list: ListAddress<'person' | 'kind'>
  /** Opens the version that a line is about. */
  onOpen: (line: VersionLine) => void
}

/** A line about a record that has versions. */
export type VersionLine = AuditLine & { kind: VersionKind }

/** A page of the log, with its filters. */
export function AuditEntries({ lines, list, onOpen }: AuditEntriesProps) {
  const { data } = lines
  return (
    <>
      <p className={styles.intro}>Who did what, and when. Nothing here can be changed.</p>
      <ListToolbar list={list} filters={['person', 'kind']} />
      <QueryStates query={lines} loading="Loading the audit log..." failed={failed} />
      {data && (
        <ListResults
          list={{
            ...list,
            rows: data.data,
            found: data.data.length,
            pages: data.pagination.totalPages,
          }}
          loading={lines.isPlaceholderData}
          nothing="No entries"
        >
          <AuditDays lines={data.data} onOpen={onOpen} />
        </ListResults>
      )}
    </>
  )
}

/** The entries of the log, grouped by day. */
type AuditDaysProps = Pick<AuditEntriesProps, 'onOpen'> & { lines: AuditLine[] }

function AuditDays({ lines, onOpen }: AuditDaysProps) {
  const days = Map.groupBy(lines, ({ at }) => formatFullDay(at))
  return (
    <div className={styles.panel}>
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          <h2>{day}</h2>
          <ol>
            {ofDay.map((line) => (
              <Line key={line.id} line={line} onOpen={onOpen} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

function Line({ line, onOpen }: Pick<AuditEntriesProps, 'onOpen'> & { line: AuditLine }) {
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
      <span className={styles.kind}>
        {isAboutVersion(line) && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => onOpen(line)}
            aria-label={`Versions of ${name || getKindNames(kind).all}, ${formatTime(at)}`}
          >
            Versions
          </Button>
        )}
        <span>{getKindNames(kind).label}</span>
      </span>
    </li>
  )
}

/** A save of a record that is still there, or a change of what is the only one of its kind. */
const isAboutVersion = (line: AuditLine): line is VersionLine =>
  isVersionKind(line.kind) &&
  line.name !== deletedName &&
  (line.objectId !== null || versionId(line.kind, '') === onlyRecord)

function Name({ children }: { children: string }) {
  return children === deletedName ? <em>{deletedName}</em> : <b>{children}</b>
}

/** The status, or the role of an administrator, as the screen of that kind shows it. */
function statusText(kind: string, status: string) {
  if (kind === 'application') return statusLabel(status)
  if (kind === 'administrator' && isRole(status)) return roles[status].name
  return `${status.charAt(0).toUpperCase()}${status.slice(1)}`
}
