import type { UseQueryResult } from '@tanstack/react-query'
import {
  ArrowRight,
  CircleAlert,
  Download,
  Eye,
  Lock,
  type LucideIcon,
  Pencil,
  Plus,
  Trash2,
} from 'lucide-react'
import { statusLabel } from '#contract/hiring/application-status.ts'
import { isRole, roles } from '#contract/platform/roles.ts'
import { type AuditLine, deletedName } from '#contract/records/audit.ts'
import { type AuditIcon, actionWords, withDetails } from '#contract/records/audit-actions.ts'
import { type RecordKind, recordKinds } from '#contract/records/record-kinds.ts'
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

/** The parts of a log line after the person: the verb, the record's name, the rest, or a status change. */
type Sentence = {
  verb: string
  showsName: boolean
  rest?: string
  change?: { from: string; to: string }
}

type KindNames = { label: string; one: string; named: string; all?: string }

/** A newer version may have written kinds that this one does not know. */
export function getKindNames(kind: string): Required<KindNames> {
  const names: KindNames = Object.hasOwn(recordKinds, kind)
    ? recordKinds[kind as RecordKind]
    : { label: kind, one: `a ${kind}`, named: `the ${kind}` }
  const { label } = names
  return { all: `${label.charAt(0).toLowerCase()}${label.slice(1)}`, ...names }
}

/** Who did it when the line has no person. */
export const nameless = ({ action, ip }: AuditLine) => {
  if (actionWords(action).automatic) return 'The server'
  return ip ? 'Someone' : 'The server’s command line'
}

export function makeSentence({ action, details, kind, objectId }: AuditLine): Sentence {
  const { sentence, sentenceOfAll = sentence, unnamed, isChange } = actionWords(action)
  const { one, named, all } = getKindNames(kind)
  const about = objectId ? `${named} {name}` : all
  const words = withDetails(objectId ? sentence : sentenceOfAll, details)
  const [verb = '', rest] = words.replace('{record}', unnamed ? one : about).split('{name}')
  const [from, to] = details
  return {
    verb: verb.trim(),
    showsName: rest !== undefined,
    ...(rest && { rest: rest.trim() }),
    ...(isChange && from && to && { change: { from, to } }),
  }
}

const icons: Record<AuditIcon, LucideIcon> = {
  alert: CircleAlert,
  download: Download,
  eye: Eye,
  lock: Lock,
  pencil: Pencil,
  plus: Plus,
  trash: Trash2,
}

export const getIcon = (action: string): LucideIcon => icons[actionWords(action).icon ?? 'pencil']

export const isSensitive = (action: string) => actionWords(action).sensitive === true
