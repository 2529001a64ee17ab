import { Archive, Ban, Check, type LucideIcon, RotateCcw } from 'lucide-react'
import type { ContactMessage } from '#contract/messages/contact.ts'
import { formatPhone } from '#contract/platform/phone.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { formatDate, formatTime, plural } from '#web/office/platform/format.ts'
import { BreakableEmail, SubText } from '#web/office/platform/layout/cells.tsx'
import { RowActions } from '#web/office/platform/layout/RowActions.tsx'
import { useColumnsForRole, useMayEdit } from '#web/office/platform/layout/use-may.ts'
import { RecordLink } from '#web/office/platform/lists/RecordLink.tsx'
import { type Selection, useSelection } from '#web/office/platform/lists/use-selection.ts'
import { LanguageBadge } from '#web/office/platform/lists/written-in.tsx'
import { SelectedRecords } from '#web/office/records/handling/MarkAndDelete.tsx'
import type { RecordTableProps } from '#web/office/records/handling/RecordsScreen.tsx'
import { NewsMark } from '#web/office/records/news/NewsMark.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Table } from '#web/ui/Table.tsx'
import {
  contactKey,
  markMessages,
  type StateChange,
  setStatus,
  statusLabels,
} from './contact-queries.ts'
import { EasyBadge } from './EasyBadge.tsx'
import styles from './MessageTable.module.css'

/** The messages of a page. */
export function MessageTable({
  list,
  busy,
  onOpen,
  onDelete,
}: RecordTableProps<ContactMessage, 'language'>) {
  const mayEdit = useMayEdit()
  const selection = useSelection(list.rows)
  const rowName = ({ name }: ContactMessage) => `message from ${name}`

  const columns = useColumnsForRole<ContactMessage>([
    {
      header: 'Name',
      sort: 'name',
      card: 'lead',
      cell: (message) => (
        <span className={styles.name} data-read={message.read}>
          <RecordLink
            id={message.id}
            className={styles.nameLink}
            second
            onOpen={() => onOpen(message)}
          >
            {message.name}
          </RecordLink>{' '}
          {!message.read && <Badge color="orange">Unread</Badge>}
          <LanguageBadge language={message.language} />
          <EasyBadge form={message.easyForm} />
          <NewsMark id={message.id} />
          <State message={message} />
        </span>
      ),
    },
    {
      header: 'Email',
      card: 'none',
      cell: ({ email }) => (
        <span className={styles.email}>
          <BreakableEmail email={email || 'Not provided'} />
        </span>
      ),
    },
    {
      header: 'Phone',
      card: 'none',
      cell: ({ phone }) => (
        <span className={styles.phone}>{phone ? formatPhone(phone) : 'Not provided'}</span>
      ),
    },
    {
      header: 'Message',
      card: 'wide',
      cell: (message) => <MessageLink message={message} onOpen={() => onOpen(message)} />,
    },
    {
      header: 'Date',
      sort: 'date',
      card: 'date',
      cell: ({ createdAt }) => (
        <time className={styles.date} dateTime={createdAt}>
          <span>{formatDate(createdAt)}</span> <span>{formatTime(createdAt)}</span>
        </time>
      ),
    },
    {
      header: 'Actions',
      card: 'actions',
      cell: (message) => (
        <RowActions
          name={rowName(message)}
          busy={busy}
          onView={() => onOpen(message)}
          onDelete={() => onDelete(message)}
        />
      ),
    },
  ])

  return (
    <>
      <Table
        caption="Contact messages"
        columns={columns}
        rows={list.rows}
        rowKey={(message) => message.id}
        isMarked={(message) => !message.read}
        sorting={list}
        {...(mayEdit && { selection: { ...selection, rowName } })}
      />
      {mayEdit && <SelectedMessages selection={selection} />}
    </>
  )
}

/** What was done with it, and by whom; nothing for a new message that nobody has taken. */
function State({ message: { status, closedReason, owner } }: { message: ContactMessage }) {
  const state = status !== 'new' && (closedReason ? 'Not for us' : statusLabels[status])
  const words = [state, owner && `with ${owner.name}`].filter(Boolean).join(', ')
  return words && <SubText>{words}</SubText>
}

type SelectedMessagesProps = { selection: Selection<ContactMessage> }

function SelectedMessages({ selection }: SelectedMessagesProps) {
  const changing = useChange({
    change: ({ before, next }: StatesChange) => setStatus(before, next.state),
    undo: ({ before }, after) => restoreStates(before, after),
    reload: contactKey,
    success: ({ before, next }) => `${plural(before.length, 'message')} ${next.done}`,
    failure: 'Failed to change the messages. Please try again.',
    onDone: selection.clear,
  })
  return (
    <SelectedRecords
      noun="message"
      mark={markMessages}
      reload={contactKey}
      selection={selection}
      busy={changing.isPending}
    >
      {(busy) =>
        nextStates.map((next) => (
          <Button
            key={next.label}
            size="small"
            variant="line"
            busy={busy}
            onClick={() => changing.mutate({ before: selection.all, next })}
          >
            <next.icon className="icon" /> {next.label}
          </Button>
        ))
      }
    </SelectedRecords>
  )
}

type NextState = { label: string; icon: LucideIcon; state: StateChange; done: string }
type StatesChange = { before: ContactMessage[]; next: NextState }

/** What can be done with several messages, as with one of them. */
const nextStates: NextState[] = [
  {
    label: 'Mark as answered',
    icon: Check,
    state: { status: 'answered', closedReason: null },
    done: 'marked as answered',
  },
  {
    label: 'Not for us',
    icon: Ban,
    state: { status: 'closed', closedReason: 'not for us' },
    done: 'closed: not for us',
  },
  {
    label: 'Close',
    icon: Archive,
    state: { status: 'closed', closedReason: null },
    done: 'closed',
  },
  {
    label: 'Reopen',
    icon: RotateCcw,
    state: { status: 'new', closedReason: null },
    done: 'reopened',
  },
]

/** Gives each message the state it had. */
async function restoreStates(before: ContactMessage[], after: ContactMessage[]) {
  const states = Map.groupBy(before, (message) => message.closedReason ?? message.status)
  for (const [first, ...others] of states.values()) {
    if (!first) continue
    const ids = [first, ...others].map(({ id }) => id)
    await setStatus(
      after.filter(({ id }) => ids.includes(id)),
      first,
    )
  }
}

type MessageLinkProps = { message: ContactMessage; onOpen: () => void }

/** Longer than a row shows, but short enough for a screen reader to read as the link's name. */
const excerptLength = 200

/** The beginning of a message, as a link that opens it. */
function MessageLink({ message, onOpen }: MessageLinkProps) {
  return (
    <RecordLink id={message.id} className={styles.link} read={message.read} onOpen={onOpen}>
      <span className={styles.text}>{shorten(message.message)}</span>
      <span className="visually-hidden"> from {message.name}</span>
    </RecordLink>
  )
}

const shorten = (text: string) =>
  text.length > excerptLength ? `${text.slice(0, excerptLength)}…` : text
