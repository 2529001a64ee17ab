import { useQuery } from '@tanstack/react-query'
import { Clock, Languages, Mail, Phone } from 'lucide-react'
import { useState } from 'react'
import type { ContactMessage } from '#contract/messages/contact.ts'
import type { OpenedMessage } from '#contract/messages/contact-handling.ts'
import { languageNames } from '#contract/platform/language.ts'
import { formatPhone } from '#contract/platform/phone.ts'
import { useConfirmLeave } from '#web/office/platform/drafts/UnsavedGuard.tsx'
import { formatDateTime } from '#web/office/platform/format.ts'
import { BreakableEmail } from '#web/office/platform/layout/cells.tsx'
import { QueryStates } from '#web/office/platform/layout/QueryStates.tsx'
import { SubPage } from '#web/office/platform/layout/SubPage.tsx'
import { useProviderName } from '#web/office/platform/provider.ts'
import { HistoryPanel } from '#web/office/records/handling/HistoryPanel.tsx'
import { useReadOnOpening } from '#web/office/records/handling/opened-record.ts'
import styles from '#web/office/records/handling/RecordPage.module.css'
import type { RecordPageProps } from '#web/office/records/handling/RecordsScreen.tsx'
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
import { EasyBadge } from './EasyBadge.tsx'
import { MessageActions } from './MessageActions.tsx'

/** One message, with everything that staff do with it. */
export function MessagePage({ id, listed, onClose, onDelete }: RecordPageProps<ContactMessage>) {
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
  const [replying, setReplying] = useState(false)
  const provider = useProviderName()
  const reload = contactKey
  useReadOnOpening(message, {
    mark: markMessages,
    reload,
    failure: 'The message could not be marked. Please try again.',
  })

  return (
    <div className={styles.page}>
      <section className={styles.letter} aria-label="Message">
        <Facts message={message} />
        <p>
          <EasyBadge form={message.easyForm} />
        </p>
        <p className={styles.text}>{message.message}</p>
      </section>
      <MessageActions message={message} onReply={() => setReplying(true)} onDelete={onDelete} />
      <HistoryPanel
        record={message}
        noun="message"
        addNote={(text) => addNote(message, text)}
        deleteNote={(noteId) => deleteNote(message, noteId)}
        takeBackReply={(entry) => takeBackReply(message, entry)}
        reload={reload}
      />
      {replying && (
        <ReplyDialog
          noun="reply"
          title={`Reply to ${message.name}`}
          email={message.email}
          record={message}
          templateKind="message"
          language={message.language}
          subject={`${subjects[message.language]} ${provider}`}
          values={() => ({ name: message.name })}
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

/** What a reply without a template begins with. */
const subjects = { en: 'Your message to', es: 'Su mensaje a' }

function Facts({ message: { email, phone, language, createdAt } }: { message: OpenedMessage }) {
  const facts = [
    { label: 'Email', Icon: Mail, text: <BreakableEmail email={email || 'No email'} /> },
    { label: 'Phone', Icon: Phone, text: phone ? formatPhone(phone) : 'No phone' },
    { label: 'Received', Icon: Clock, text: formatDateTime(createdAt) },
    ...(language === 'en'
      ? []
      : [{ label: 'Language', Icon: Languages, text: languageNames[language] }]),
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
