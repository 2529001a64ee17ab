import { useQuery } from '@tanstack/react-query'
import { MailOpen } from 'lucide-react'
import { useState } from 'react'
import type { ContactMessage } from '#contract/contact.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { type Column, Table } from '#web/ui/Table.tsx'
import { formatDate, formatDateTime, formatTime } from '../format.ts'
import { DeleteDialog } from '../layout/DeleteDialog.tsx'
import { ManagementScreen } from '../layout/ManagementScreen.tsx'
import { RowActions } from '../layout/RowActions.tsx'
import { useChange } from '../layout/use-change.ts'
import { useMode } from '../layout/use-mode.ts'
import styles from './ContactScreen.module.css'
import { contactKey, deleteMessage, markMessages, messagesQuery } from './contact-queries.ts'
import { MessageExcerpt } from './MessageExcerpt.tsx'
import { OpenMessage } from './OpenMessage.tsx'

const texts = {
  loading: 'Loading contacts...',
  failed: 'Failed to load contacts. Please try again.',
  empty: 'No Contact Submissions',
  emptyHint: 'Messages from the website appear here.',
}
const pageSize = 50

export function ContactScreen() {
  const messages = useQuery(messagesQuery)
  const { mode, remove, close } = useMode<ContactMessage>()
  const [openId, setOpenId] = useState<string>()
  const [visibleCount, setVisibleCount] = useState(pageSize)
  const marking = useChange({
    change: markMessages,
    reload: contactKey,
    failure: 'The message could not be marked. Please try again.',
  })
  const busy = mode.kind !== 'list'
  const unread = messages.data?.filter((message) => !message.read) ?? []

  const toggle = ({ id, read }: ContactMessage) => {
    const opening = id !== openId
    setOpenId(opening ? id : undefined)
    if (opening && !read) marking.mutate({ ids: [id], read: true })
  }

  const columns: Column<ContactMessage>[] = [
    {
      header: 'Name',
      card: 'lead',
      cell: ({ name, read }) => (
        <span className={styles.name} data-read={read}>
          {name} {!read && <Badge color="orange">Unread</Badge>}
        </span>
      ),
    },
    {
      header: 'Email',
      cell: ({ email }) => <span className={styles.email}>{email || 'Not provided'}</span>,
    },
    {
      header: 'Phone',
      cell: ({ phone }) => <span className={styles.phone}>{phone || 'Not provided'}</span>,
    },
    {
      header: 'Message',
      card: 'wide',
      cell: (message) => (
        <MessageExcerpt
          message={message}
          open={message.id === openId}
          onToggle={() => toggle(message)}
        />
      ),
    },
    {
      header: 'Date',
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
          name={`message from ${message.name}`}
          busy={busy}
          onDelete={() => remove(message)}
        />
      ),
    },
  ]

  return (
    <>
      <ManagementScreen
        title="Contact Us Management"
        query={messages}
        count={(rows) =>
          `${rows.length} ${rows.length === 1 ? 'message' : 'messages'}, ${unread.length} unread`
        }
        texts={texts}
        drawing="/art/empty-messages.svg"
        busy={busy}
        actions={
          unread.length > 1 && (
            <Button
              variant="line"
              busy={busy || marking.isPending}
              onClick={() => marking.mutate({ ids: unread.map(({ id }) => id), read: true })}
            >
              <MailOpen className="icon" /> Mark all as read
            </Button>
          )
        }
      >
        {(rows) => (
          <>
            <Table
              caption="Contact messages"
              columns={columns}
              rows={rows.slice(0, visibleCount)}
              rowKey={(message) => message.id}
              isMarked={(message) => !message.read}
              below={(message) =>
                message.id === openId && (
                  <OpenMessage
                    message={message}
                    onMark={(read) => marking.mutate({ ids: [message.id], read })}
                    busy={busy || marking.isPending}
                  />
                )
              }
            />
            {rows.length > visibleCount && (
              <div className={styles.older}>
                <Button variant="line" onClick={() => setVisibleCount(visibleCount + pageSize)}>
                  Show older messages
                </Button>
              </div>
            )}
          </>
        )}
      </ManagementScreen>
      {mode.kind === 'delete' && (
        <DeleteDialog
          title="Delete Contact"
          question="Are you sure you want to delete this contact?"
          name={`${mode.item.name}, ${formatDateTime(mode.item.createdAt)}`}
          remove={() => deleteMessage(mode.item)}
          reload={contactKey}
          success="Contact deleted successfully!"
          failure="Failed to delete contact"
          onClose={close}
        />
      )}
    </>
  )
}
