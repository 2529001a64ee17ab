import { ChevronDown } from 'lucide-react'
import type { ContactMessage } from '#contract/contact.ts'
import styles from './MessageExcerpt.module.css'
import { openMessageId } from './OpenMessage.tsx'

type MessageExcerptProps = { message: ContactMessage; open: boolean; onToggle: () => void }

/** Longer than a row shows, but short enough for a screen reader to read as the button's name. */
const excerptLength = 200

/** The beginning of a message, as a button that opens the full message below. */
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
      <span className={styles.text}>{open ? 'Close message' : startOf(message.message)}</span>
      <span className="visually-hidden"> from {message.name}</span>
      <ChevronDown className="icon" />
    </button>
  )
}

const startOf = (text: string) =>
  text.length > excerptLength ? `${text.slice(0, excerptLength)}…` : text
