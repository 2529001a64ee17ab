import { useQuery } from '@tanstack/react-query'
import { Clock, Mail, Phone } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ContactMessage } from '#contract/contact.ts'
import type { OpenedMessage } from '#contract/contact-handling.ts'
import { formatPhone } from '#contract/phone.ts'
import { useConfirmLeave } from '../drafts/UnsavedGuard.tsx'
import { formatDateTime } from '../format.ts'
import { Panel } from '../layout/Panel.tsx'
import { QueryStates } from '../layout/QueryStates.tsx'
import { SubPage } from '../layout/SubPage.tsx'
import { useChange } from '../layout/use-change.ts'
import { useMayEdit } from '../layout/use-may.ts'
import { NoteForm } from '../notes/NoteForm.tsx'
import { Timeline } from '../notes/Timeline.tsx'
import { ReplyDialog } from '../replies/ReplyDialog.tsx'
import {
  addNote,
  contactKey,
  deleteNote,
  markMessages,
  messageQuery,
  sendReply,
  takeBackReply,
} from './contact-queries.ts'
import { MessageActions } from './MessageActions.tsx'
import styles from './MessagePage.module.css'

type MessagePageProps = {
  id: string
  /** The row of the list, shown until the message is loaded. */
  listed: ContactMessage | undefined
  onClose: () => void
  onDelete: (message: ContactMessage) => void
}

/** One message, with everything that staff do with it. */
export function MessagePage({ id, listed, onClose, onDelete }: MessagePageProps) {
  const confirmLeave = useConfirmLeave()
  const query = useQuery(messageQuery(id))
  const message = query.data ?? (listed && { ...listed, canMail: false, timeline: [] })
  return (
    <SubPage
      title={message ? `Message from ${message.name}` : 'Message'}
      onBack={() => confirmLeave(onClose)}
    >
      {(!message || query.error) && (
        <QueryStates
          query={query}
          loading="Loading the message..."
          failed="This message could not be loaded."
        />
      )}
      {message && (
        <LoadedMessage message={message} onDelete={() => confirmLeave(() => onDelete(message))} />
      )}
    </SubPage>
  )
}

type LoadedMessageProps = { message: OpenedMessage; onDelete: () => void }

function LoadedMessage({ message, onDelete }: LoadedMessageProps) {
  const mayEdit = useMayEdit()
  const [replying, setReplying] = useState(false)
  const reload = contactKey
  const removing = useChange({
    change: (noteId: string) => deleteNote(message, noteId),
    reload,
    success: 'Note deleted',
    failure: 'Failed to delete the note. Please try again.',
  })
  const takingBack = useChange({
    change: (entry: { id: string }) => takeBackReply(message, entry),
    reload,
    success: 'The reply was not sent.',
    failure: 'The reply could not be taken back. Please try again.',
  })
  useReadOnOpening(message, mayEdit)

  return (
    <div className={styles.page}>
      <section className={styles.letter} aria-label="Message">
        <Facts message={message} />
        <p className={styles.text}>{message.message}</p>
      </section>
      <MessageActions message={message} onReply={() => setReplying(true)} onDelete={onDelete} />
      <div className={styles.history}>
        <Panel title="Notes and history">
          <div className={styles.entries}>
            {message.timeline.length > 0 ? (
              <Timeline
                entries={message.timeline}
                busy={removing.isPending || takingBack.isPending}
                onDeleteNote={mayEdit ? (note) => removing.mutate(note.id) : undefined}
                onTakeBack={mayEdit ? (entry) => takingBack.mutate(entry) : undefined}
              />
            ) : (
              <p className={styles.none}>Nothing has been done with this message yet.</p>
            )}
            {mayEdit && (
              <NoteForm
                key={message.id}
                id={message.id}
                add={(text) => addNote(message, text)}
                reload={reload}
              />
            )}
          </div>
        </Panel>
      </div>
      {replying && (
        <ReplyDialog
          title={`Reply to ${message.name}`}
          email={message.email}
          record={message}
          templateKind="message"
          values={{ name: message.name }}
          canMail={message.canMail}
          send={(reply) => sendReply(message, reply)}
          takeBack={(entry) => takeBackReply(message, entry)}
          reload={reload}
          onClose={() => setReplying(false)}
        />
      )}
    </div>
  )
}

function Facts({ message: { email, phone, createdAt } }: { message: OpenedMessage }) {
  const facts = [
    { label: 'Email', Icon: Mail, text: email || 'No email' },
    { label: 'Phone', Icon: Phone, text: phone ? formatPhone(phone) : 'No phone' },
    { label: 'Received', Icon: Clock, text: formatDateTime(createdAt) },
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, Icon, text }) => (
        <div key={label}>
          <dt>
            <Icon className="icon" />
            <span className="visually-hidden">{label}</span>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Opening an unread message marks it as read, once: it can be marked as unread again. */
function useReadOnOpening({ id, read }: OpenedMessage, mayEdit: boolean) {
  const marking = useChange({
    change: markMessages,
    reload: contactKey,
    failure: 'The message could not be marked. Please try again.',
  })
  const opened = useRef<string>(undefined)
  const { mutate } = marking
  useEffect(() => {
    if (opened.current === id || !mayEdit) return
    opened.current = id
    if (!read) mutate({ ids: [id], read: true })
  }, [id, read, mayEdit, mutate])
}
