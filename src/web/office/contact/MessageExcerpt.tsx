import { ChevronDown } from 'lucide-react'
import type { ContactMessage } from '#contract/contact.ts'
import styles from './MessageExcerpt.module.css'
import { openMessageId } from './OpenMessage.tsx'

type MessageExcerptProps = { message: ContactMessage; open: boolean; onToggle: () => void }

/** The beginning of a message; a press opens the whole of it below. */
export function MessageExcerpt({ message, open, onToggle }: MessageExcerptProps) {
  return (
    <button
      type="button"
      className={styles.excerpt}
      data-read={message.read}
      aria-expanded={open}
      aria-controls={open ? openMessageId(message) : undefined}
      onClick={onToggle}
    >
      <span className={styles.text}>{open ? 'Close message' : message.message}</span>
      <ChevronDown className="icon" />
    </button>
  )
}
