import { Download, Lock, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type {
  ErasureReceipt,
  FoundData,
  Hold,
  Person,
  PersonalRecord,
} from '#contract/records/privacy.ts'
import { formatDateTime, plural } from '#web/office/platform/format.ts'
import { Panel } from '#web/office/platform/layout/Panel.tsx'
import { useDownload } from '#web/office/platform/layout/use-download.ts'
import { sectionPath } from '#web/office/platform/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Details } from '#web/ui/Details.tsx'
import { sizeText } from '#web/ui/size.ts'
import styles from './FoundPerson.module.css'
import { EraseDialog, HoldDialog } from './PersonDialogs.tsx'
import { downloadData, personName } from './privacy-queries.ts'

type FoundPersonProps = {
  person: Person
  found: FoundData
  onSearch: (person: Person) => void
  onHeld: (hold: Hold) => void
  onErased: (receipt: ErasureReceipt) => void
}

/** What is stored about a person: the counts, what can be done, and the records. */
export function FoundPerson({ person, found, onSearch, onHeld, onErased }: FoundPersonProps) {
  const { kinds, holds, related, auditLines } = found
  const [dialog, setDialog] = useState<'hold' | 'erase'>()
  const close = () => setDialog(undefined)
  const exporting = useDownload(downloadData, {
    success: 'Exported everything about this person',
    failure: 'The export failed. Please try again.',
  })
  const canErase = holds.length === 0 && kinds.some(({ kept }) => !kept)

  return (
    <>
      <Panel
        title={`Stored about ${personName(person)}`}
        action={
          <div className={styles.actions}>
            <Button
              variant="line"
              size="small"
              busy={exporting.busy}
              onClick={() => exporting.start(person)}
            >
              <Download className="icon" /> {exporting.busy ? 'Exporting...' : 'Export'}
            </Button>
            <Button variant="line" size="small" onClick={() => setDialog('hold')}>
              <Lock className="icon" /> Put on hold
            </Button>
            {canErase && (
              <Button variant="danger" size="small" onClick={() => setDialog('erase')}>
                <Trash2 className="icon" /> Erase
              </Button>
            )}
          </div>
        }
      >
        <ul className={styles.counts}>
          {kinds.map(({ label, records }) => (
            <li key={label}>
              {label} <b>{records.length}</b>
            </li>
          ))}
        </ul>
        <div className={styles.notes}>
          {holds.map(({ id, reason, by }) => (
            <p key={id} className={styles.hold}>
              <Lock className="icon" />
              <span>
                <b>Do not erase:</b> {reason} <small>({by})</small>
              </span>
            </p>
          ))}
          {related.map(({ by, value, more }) => (
            <p key={value}>
              {plural(more, 'more record')} with the {by} {value}, which others may share.{' '}
              <Button
                variant="quiet"
                size="small"
                onClick={() => onSearch({ ...person, [by]: value })}
              >
                Search for it too
                <span className="visually-hidden">: {value}</span>
              </Button>
            </p>
          ))}
          <p>
            {plural(auditLines, 'line')} of the audit log {auditLines === 1 ? 'is' : 'are'} about
            these records. They have ids and IP addresses but no names, and they are kept.
          </p>
          <p>
            <SearchLimits />
          </p>
        </div>
      </Panel>
      {kinds.map(({ label, kept, records }) => (
        <Panel key={label} title={label} note={kept}>
          {records.map((record) => (
            <RecordView key={record.id} record={record} />
          ))}
        </Panel>
      ))}
      {dialog === 'hold' && <HoldDialog person={person} onClose={close} onHeld={onHeld} />}
      {dialog === 'erase' && (
        <EraseDialog person={person} found={found} onClose={close} onErased={onErased} />
      )}
    </>
  )
}

/** What a search by email and phone cannot find. */
export function SearchLimits() {
  return (
    <>
      Testimonials have no email or phone, so they are not searched. Look for the name under{' '}
      <Link to={sectionPath('testimonials')}>Testimonials</Link>. Referrals are found by who sent
      them. Look for the person’s name under <Link to={sectionPath('referrals')}>Referrals</Link>.
    </>
  )
}

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
