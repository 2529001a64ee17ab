import { useQuery } from '@tanstack/react-query'
import { Archive, Ban, Check, Phone, Reply, RotateCcw } from 'lucide-react'
import type { ContactMessage } from '#contract/messages/contact.ts'
import { formatPhone, phoneHref } from '#contract/platform/phone.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { useMayEdit } from '#web/office/platform/layout/use-may.ts'
import { MarkAndDelete } from '#web/office/records/handling/MarkAndDelete.tsx'
import { OwnerChoice } from '#web/office/records/handling/OwnerChoice.tsx'
import styles from '#web/office/records/handling/RecordActions.module.css'
import { Badge } from '#web/ui/Badge.tsx'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import {
  contactKey,
  markMessages,
  ownersQuery,
  type StateChange,
  setOwner,
  setStatus,
  statusColors,
  statusLabels,
} from './contact-queries.ts'

type MessageActionsProps = {
  message: ContactMessage
  onReply: () => void
  onDelete: () => void
}

/** The state and the owner of a message, and what can be done with it. */
export function MessageActions({ message, onReply, onDelete }: MessageActionsProps) {
  const { status, closedReason, owner, email, phone } = message
  const mayEdit = useMayEdit()
  const owners = useQuery(ownersQuery).data ?? []
  return (
    <section className={styles.actions} aria-label="What to do with this message">
      <p className={styles.state}>
        <Badge color={statusColors[status]}>{statusLabels[status]}</Badge>
        {closedReason && <span>Not for us</span>}
        {!mayEdit && <span>{owner ? `Owner: ${owner.name}` : 'Nobody has taken it yet'}</span>}
      </p>
      {mayEdit && (
        <>
          {email ? (
            <Button wide onClick={onReply}>
              <Reply className="icon" /> Reply
            </Button>
          ) : (
            <p className={styles.hint}>No email was given, so a reply is only possible by phone.</p>
          )}
          <StateButtons message={message} />
          <OwnerChoice
            record={message}
            noun="message"
            owners={owners}
            setOwner={setOwner}
            reload={contactKey}
          />
        </>
      )}
      <div className={styles.more}>
        {phone && (
          <LinkButton variant="quiet" size="small" href={phoneHref(phone)}>
            <Phone className="icon" /> Call {formatPhone(phone)}
          </LinkButton>
        )}
        {mayEdit && (
          <MarkAndDelete
            record={message}
            noun="message"
            mark={markMessages}
            reload={contactKey}
            onDelete={onDelete}
          />
        )}
      </div>
    </section>
  )
}

const answered: StateChange = { status: 'answered', closedReason: null }
const closed: StateChange = { status: 'closed', closedReason: null }
const notForUs: StateChange = { status: 'closed', closedReason: 'not for us' }
const reopened: StateChange = { status: 'new', closedReason: null }

const done = new Map([
  [answered, 'Marked as answered'],
  [closed, 'Message closed'],
  [notForUs, 'Message closed: not for us'],
  [reopened, 'Message reopened'],
])

function StateButtons({ message }: { message: ContactMessage }) {
  const changing = useChange({
    change: ({ before, next }: { before: ContactMessage; next: StateChange }) =>
      setStatus([before], next),
    undo: ({ before }, after) => setStatus(after, before),
    reload: contactKey,
    success: ({ next }) => done.get(next) ?? '',
    failure: 'Failed to change the message. Please try again.',
  })
  const button = (next: StateChange, label: string, Icon: typeof Check) => (
    <Button
      variant="line"
      busy={changing.isPending}
      onClick={() => changing.mutate({ before: message, next })}
    >
      <Icon className="icon" /> {label}
    </Button>
  )
  return (
    <div className={styles.buttons}>
      {message.status === 'new' && button(answered, 'Mark as answered', Check)}
      {message.status === 'closed' ? (
        button(reopened, 'Reopen', RotateCcw)
      ) : (
        <>
          {button(notForUs, 'Not for us', Ban)}
          {button(closed, 'Close', Archive)}
        </>
      )}
    </div>
  )
}
