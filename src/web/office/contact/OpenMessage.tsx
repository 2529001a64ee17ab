import { Mail, MailOpen, Phone, Reply } from 'lucide-react'
import type { ContactMessage } from '#contract/contact.ts'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import styles from './OpenMessage.module.css'

type OpenMessageProps = {
  message: ContactMessage
  onMark: (read: boolean) => void
  busy: boolean
}

export const openMessageId = ({ id }: ContactMessage) => `message-${id}`

/** The full message, with the buttons to answer it. */
export function OpenMessage({ message, onMark, busy }: OpenMessageProps) {
  const { name, email, phone, read } = message
  return (
    <div className={styles.open} id={openMessageId(message)}>
      <p>{message.message}</p>
      <div className={styles.buttons}>
        {email && (
          <LinkButton
            variant="line"
            href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
          >
            <Reply className="icon" /> Reply by email
            <span className="visually-hidden"> to {name}</span>
          </LinkButton>
        )}
        {phone && (
          <LinkButton variant="quiet" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            <Phone className="icon" /> Call {phone}
          </LinkButton>
        )}
        <Button variant="quiet" onClick={() => onMark(!read)} busy={busy}>
          {read ? <Mail className="icon" /> : <MailOpen className="icon" />}
          Mark as {read ? 'unread' : 'read'}
        </Button>
      </div>
    </div>
  )
}
