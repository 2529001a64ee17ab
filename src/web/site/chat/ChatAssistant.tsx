import { MessageSquareMore } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useHydrated } from '#web/ui/hydration.ts'
import { loadChunk } from '#web/ui/load-chunk.ts'
import styles from './ChatAssistant.module.css'
import type { ChatWindow } from './ChatWindow.tsx'
import { useCoversControl } from './use-covers-control.ts'

const contactForm = '/#contact-us'

/**
 * The chat button in the corner. Its window is loaded on first use and then only hidden, so that it
 * keeps the conversation. Without JavaScript there is a link to the contact form below the footer
 * instead, because a floating link could not move away from what it covers.
 */
export function ChatAssistant() {
  const corner = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const coversControl = useCoversControl(button)
  const hydrated = useHydrated()
  const [Window, setWindow] = useState<typeof ChatWindow>()
  const [open, setOpen] = useState(false)

  const handleOpen = async () => {
    const loaded = await loadChunk(() => import('./ChatWindow.tsx'))
    if (!loaded) return
    setWindow(() => loaded.ChatWindow)
    setOpen(true)
  }
  const handleClose = () => {
    const focusIsHere = corner.current?.contains(document.activeElement)
    // On a phone the button can take the focus only after the window is closed.
    flushSync(() => setOpen(false))
    if (focusIsHere) button.current?.focus()
  }

  const face = (
    <>
      <MessageSquareMore className={styles.icon} />
      <span className={open ? 'visually-hidden' : styles.label}>Ask a question</span>
    </>
  )
  return (
    <aside ref={corner} className={styles.corner} aria-label="Questions">
      {hydrated ? (
        <button
          ref={button}
          type="button"
          className={styles.button}
          data-covers={coversControl}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={open ? handleClose : handleOpen}
        >
          {face}
        </button>
      ) : (
        <a className={styles.button} href={contactForm}>
          {face}
        </a>
      )}
      {Window && <Window open={open} onClose={handleClose} />}
    </aside>
  )
}
