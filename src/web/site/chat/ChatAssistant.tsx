import { MessageSquareMore } from 'lucide-react'
import { useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { loadPart } from '#web/ui/load-part.ts'
import styles from './ChatAssistant.module.css'
import type { ChatWindow } from './ChatWindow.tsx'
import { useCoversControl } from './use-covers-control.ts'

/** Where a question can be asked without the chat. */
const contactForm = '/#contact-us'

/**
 * The button in the corner. The window behind it is loaded when it is first opened, and then stays,
 * hidden, with all that was said. Without script there is a link to the contact form below the footer
 * instead: it could not get out of the way of what it covers.
 */
export function ChatAssistant() {
  const corner = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const coversControl = useCoversControl(button)
  const scripted = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  const [Window, setWindow] = useState<typeof ChatWindow>()
  const [open, setOpen] = useState(false)

  const handleOpen = async () => {
    const loaded = await loadPart(() => import('./ChatWindow.tsx'))
    if (!loaded) return
    setWindow(() => loaded.ChatWindow)
    setOpen(true)
  }
  const handleClose = () => {
    const focusIsHere = corner.current?.contains(document.activeElement)
    // On a phone the button is not there to take the focus before the window is gone.
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
      {scripted ? (
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
