import type { MouseEvent } from 'react'
import { useSearchParams } from 'react-router'
import type { ContactMessage } from '#contract/contact.ts'
import styles from './MessageLink.module.css'

type MessageLinkProps = { message: ContactMessage; onOpen: () => void }

export const messageLinkId = (id: string) => `message-${id}`

/** Longer than a row shows, but short enough for a screen reader to read as the link's name. */
const excerptLength = 200

/** The beginning of a message, as a link that opens it. */
export function MessageLink({ message, onOpen }: MessageLinkProps) {
  const [query] = useSearchParams()
  const address = new URLSearchParams(query)
  address.set('id', message.id)
  const handleClick = (event: MouseEvent) => {
    // The link opens in another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen()
  }
  return (
    <a
      id={messageLinkId(message.id)}
      className={styles.link}
      data-read={message.read}
      href={`?${address}`}
      onClick={handleClick}
    >
      <span className={styles.text}>{startOf(message.message)}</span>
      <span className="visually-hidden"> from {message.name}</span>
    </a>
  )
}

const startOf = (text: string) =>
  text.length > excerptLength ? `${text.slice(0, excerptLength)}…` : text
