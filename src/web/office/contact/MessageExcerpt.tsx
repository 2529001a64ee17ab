import { ChevronDown } from 'lucide-react'
import type { ContactMessage } from '#contract/contact.ts'
import styles from './MessageExcerpt.module.css'
import { openMessageId } from './OpenMessage.tsx'

type MessageExcerptProps = { message: ContactMessage; open: boolean; onToggle: () => void }

/** So much of a message is read out before someone opens it. */
const spokenLength = 120

/** The beginning of a message; a press opens the whole of it below. */
export function MessageExcerpt({ message, open, onToggle }: MessageExcerptProps) {
  return (
    <button
      type="button"
      className={styles.excerpt}
      data-read={message.read}
      aria-label={`${open ? 'Close message' : startOf(message.message)}, from ${message.name}`}
      aria-expanded={open}
      aria-controls={open ? openMessageId(message) : undefined}
      onClick={onToggle}
    >
      <span className={styles.text}>{open ? 'Close message' : message.message}</span>
      <ChevronDown className="icon" />
    </button>
  )
}

const startOf = (text: string) =>
  text.length > spokenLength ? `${text.slice(0, spokenLength)}…` : text
