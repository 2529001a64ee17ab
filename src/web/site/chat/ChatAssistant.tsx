import { MessageSquareMore } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { toPage } from '#content/language.ts'
import { layout } from '#content/layout.ts'
import { useHydrated } from '#web/ui/hydration.ts'
import { loadChunk } from '#web/ui/load-chunk.ts'
import styles from './ChatAssistant.module.css'
import type { ChatWindow } from './ChatWindow.tsx'

const contactForm = toPage('/#contact-us')

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
      <span className={open ? 'visually-hidden' : styles.label}>{layout.ask}</span>
    </>
  )
  return (
    <aside ref={corner} className={styles.corner} aria-label={layout.questions}>
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

const controls = 'a[href], button, input, select, textarea, summary'

/** Whether a floating element covers a control or the focused element, so that it must be hidden. */
function useCoversControl(floating: RefObject<HTMLElement | null>) {
  const [covering, setCovering] = useState(false)
  useEffect(() => {
    let frame = 0
    const check = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setCovering(coversControl(floating.current)))
    }
    const events = ['focusin', 'focusout', 'scroll', 'resize', 'transitionend']
    for (const event of events) window.addEventListener(event, check, { passive: true })
    // Content that opens or loads further up moves what is under the floating element.
    const sizes = new ResizeObserver(check)
    sizes.observe(document.body)
    return () => {
      cancelAnimationFrame(frame)
      for (const event of events) window.removeEventListener(event, check)
      sizes.disconnect()
    }
  }, [floating])
  return covering
}

function coversControl(floating: HTMLElement | null) {
  const focused = document.activeElement?.matches(':focus-visible') && document.activeElement
  // A keyboard user who has focused it must see it.
  if (!floating || focused === floating) return false
  if (focused && covers(floating, focused, ring)) return true
  const corner = floating.closest('aside')
  // Asking each control of a long page would take longer than a frame, and lay out sections that nobody sees yet.
  const section = 'main > section'
  const elsewhere = new Set(
    [...document.querySelectorAll(section)].filter((each) => !covers(floating, each, 0)),
  )
  return [...document.querySelectorAll(controls)].some(
    (control) =>
      !corner?.contains(control) &&
      !elsewhere.has(control.closest(section) ?? control) &&
      covers(floating, control, 0) &&
      control.checkVisibility({ visibilityProperty: true }),
  )
}

function covers(floating: Element, other: Element, margin: number) {
  const above = floating.getBoundingClientRect()
  return [...other.getClientRects()].some(
    (below) =>
      above.left < below.right + margin &&
      below.left - margin < above.right &&
      above.top < below.bottom + margin &&
      below.top - margin < above.bottom,
  )
}

/** How far the focus ring reaches beyond an element, in pixels. */
const ring = 6
