import type { ContactMessage } from '#contract/messages/contact.ts'
import { RecordLink } from '#web/office/platform/lists/RecordLink.tsx'
import styles from './MessageLink.module.css'

type MessageLinkProps = { message: ContactMessage; onOpen: () => void }

/** Longer than a row shows, but short enough for a screen reader to read as the link's name. */
const excerptLength = 200

/** The beginning of a message, as a link that opens it. */
export function MessageLink({ message, onOpen }: MessageLinkProps) {
  return (
    <RecordLink id={message.id} className={styles.link} read={message.read} onOpen={onOpen}>
      <span className={styles.text}>{shorten(message.message)}</span>
      <span className="visually-hidden"> from {message.name}</span>
    </RecordLink>
  )
}

const shorten = (text: string) =>
  text.length > excerptLength ? `${text.slice(0, excerptLength)}…` : text
