import { Mail, MailWarning, StickyNote, Trash2, Undo2 } from 'lucide-react'
import type { NoteEntry, ReplyEntry, TimelineEntry } from '#contract/records/timeline.ts'
import { formatDateTime } from '#web/office/platform/format.ts'
import { Badge, type BadgeColor } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { mailFailureTexts } from './mail-failures.ts'
import styles from './Timeline.module.css'

type TimelineProps = {
  entries: TimelineEntry[]
  busy: boolean
  /** What a reply is called where nobody has asked anything. */
  replied?: string
  /** Left out for people who may only read. */
  onDeleteNote?: ((note: NoteEntry) => void) | undefined
  onTakeBack?: ((reply: ReplyEntry) => void) | undefined
}

/** What was done with a record, written about it and to its person; oldest first. */
export function Timeline({
  entries,
  busy,
  replied = 'replied',
  onDeleteNote,
  onTakeBack,
}: TimelineProps) {
  return (
    <ol className={styles.timeline} aria-label="Notes and history">
      {entries.map((entry) => (
        <li key={entry.id} data-kind={entry.kind}>
          {entry.kind === 'change' && (
            <p className={styles.head}>
              <Who entry={entry} /> {entry.text} <When entry={entry} />
            </p>
          )}
          {entry.kind === 'note' && (
            <>
              <p className={styles.head}>
                <StickyNote className="icon" />
                <Who entry={entry} /> wrote a note <When entry={entry} />
                {entry.own && onDeleteNote && (
                  <IconButton
                    label={`Delete your note of ${formatDateTime(entry.at)}`}
                    icon={<Trash2 className="icon" />}
                    disabled={busy}
                    onClick={() => onDeleteNote(entry)}
                  />
                )}
              </p>
              <p className={styles.text}>{entry.text}</p>
            </>
          )}
          {entry.kind === 'reply' && (
            <Reply entry={entry} busy={busy} replied={replied} onTakeBack={onTakeBack} />
          )}
        </li>
      ))}
    </ol>
  )
}

const deliveries: Record<ReplyEntry['delivery'], { label: string; color: BadgeColor }> = {
  waiting: { label: 'Waits to be sent', color: 'orange' },
  sent: { label: 'Sent by mail', color: 'green' },
  failed: { label: 'Not sent', color: 'red' },
  'mail program': { label: 'Opened in a mail program', color: 'blue' },
}

type ReplyProps = { entry: ReplyEntry; replied: string } & Pick<
  TimelineProps,
  'busy' | 'onTakeBack'
>

function Reply({ entry, busy, replied, onTakeBack }: ReplyProps) {
  const { label, color } = deliveries[entry.delivery]
  const Icon = entry.delivery === 'failed' ? MailWarning : Mail
  return (
    <>
      <p className={styles.head}>
        <Icon className="icon" />
        <Who entry={entry} /> {replied} <When entry={entry} /> <Badge color={color}>{label}</Badge>
        {entry.delivery === 'waiting' && onTakeBack && (
          <Button variant="quiet" size="small" busy={busy} onClick={() => onTakeBack(entry)}>
            <Undo2 className="icon" /> Do not send
          </Button>
        )}
      </p>
      {entry.failure && <p className={styles.failure}>{mailFailureTexts[entry.failure]}</p>}
      <p className={styles.text}>
        <b>{entry.subject}</b>
        {`\n${entry.text}`}
      </p>
    </>
  )
}

const Who = ({ entry }: { entry: TimelineEntry }) => <b>{entry.by ?? 'A deleted user'}</b>

const When = ({ entry }: { entry: TimelineEntry }) => (
  <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
)
