import { X } from 'lucide-react'
import {
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import styles from './Dialog.module.css'
import { IconButton, IconLink } from './IconButton.tsx'
import { raiseToasts } from './toast-region.ts'
import { useScrolls } from './use-scrolls.ts'
import { useServerRendered } from './use-server-rendered.ts'

type DialogProps = {
  title: string
  onClose: () => void
  children: ReactNode
  footer?: ReactNode
  width?: 'narrow' | 'normal' | 'reading' | 'wide'
  /** Stands below the title. */
  lead?: ReactNode
  /** Something is under way: closing does nothing. */
  busy?: boolean
  /** For one that comes with the page: closing is a link then, and needs no script. */
  closeHref?: string
  role?: 'dialog' | 'alertdialog'
  /** The id of the words that are read out with the title when it opens. */
  describedBy?: string
}

const TitleId = createContext<string | undefined>(undefined)

/** The one dialog. It is open while it is there; focus goes in and comes back, the page behind stays still. */
export function Dialog({
  title,
  onClose,
  children,
  footer,
  width = 'normal',
  lead,
  busy = false,
  closeHref,
  role = 'dialog',
  describedBy,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedBackdrop = useRef(false)
  const titleId = useId()
  const served = useServerRendered()

  useIsomorphicLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    // One that came open with the page is not modal yet.
    if (element.open) {
      element.dataset.takenOver = 'true'
      element.close()
    }
    element.showModal()
    focusInside(element)
    raiseToasts()
    return () => {
      // Closing, not only removing, is what gives the focus back.
      element.close()
      raiseToasts()
      requestAnimationFrame(focusScreen)
    }
  }, [])

  const close = () => {
    if (!busy) onClose()
  }
  const handleKey = (event: KeyboardEvent) => {
    // Left to itself, a browser closes at the third Escape even what refuses to be closed.
    if (event.key !== 'Escape') return
    event.preventDefault()
    // One that was opened from within another closes alone.
    event.stopPropagation()
    close()
  }
  const stayOpen = () => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal()
  }
  const handleLeave = (event: MouseEvent) => {
    // Opened in another tab, it leaves this one as it is.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    close()
  }
  const handlePointerDown = (event: PointerEvent) => {
    pressedBackdrop.current = event.target === dialog.current
  }
  const handleClick = (event: MouseEvent) => {
    // A drag that began inside, as when selecting text, is not a click on the backdrop.
    if (pressedBackdrop.current && event.target === dialog.current) close()
  }

  return (
    <dialog
      ref={dialog}
      role={role}
      className={styles.dialog}
      data-width={width}
      open={served || undefined}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onKeyDown={handleKey}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onClose={stayOpen}
      onFocus={showWhole}
      onPointerDown={handlePointerDown}
      onClick={handleClick}
    >
      <div className={styles.frame}>
        <div className={styles.header}>
          <div>
            <h2 id={titleId} tabIndex={-1}>
              {title}
            </h2>
            {lead}
          </div>
          {closeHref ? (
            <IconLink
              label="Close"
              icon={<X className="icon" />}
              href={closeHref}
              onClick={handleLeave}
            />
          ) : (
            <IconButton
              label="Close"
              icon={<X className="icon" />}
              onClick={close}
              disabled={busy}
            />
          )}
        </div>
        <TitleId value={titleId}>{children}</TitleId>
        {footer && <DialogFooter>{footer}</DialogFooter>}
      </div>
    </dialog>
  )
}

type DialogBodyProps = {
  /** Text to read: it is scrolled with the keyboard too, though nothing in it takes the focus. */
  reading?: boolean
  children: ReactNode
}

/** The part of a dialog that scrolls; in a low window the whole dialog does. */
export function DialogBody({ reading = false, children }: DialogBodyProps) {
  const box = useRef<HTMLDivElement>(null)
  const titleId = useContext(TitleId)
  const reachable = useScrolls(box) && reading
  return (
    <div
      ref={box}
      className={styles.body}
      {...(reachable && { role: 'region', 'aria-labelledby': titleId, tabIndex: 0 })}
    >
      {children}
    </div>
  )
}

export function DialogFooter({ children }: { children: ReactNode }) {
  return <div className={styles.footer}>{children}</div>
}

/** What asks for the focus gets it, else the first field, else the title, from where one reads on. */
function focusInside(dialog: HTMLDialogElement) {
  const places = ['[data-autofocus]', 'form :is(input, textarea, select)', 'h2']
  for (const place of places) {
    const target = dialog.querySelector<HTMLElement>(place)
    if (target) return target.focus()
  }
}

/**
 * A browser brings only the first line of a large field into view. Not under a pressed mouse: what moves
 * away from it would be selected.
 */
function showWhole({ target }: FocusEvent) {
  if (target.matches('textarea:not(:active)')) target.scrollIntoView({ block: 'nearest' })
}

/**
 * What opened the dialog may be gone, as a deleted row is: then one reads on at the screen's title.
 * A frame later: the focus may come back to what is about to go.
 */
function focusScreen() {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>('h1[tabindex]')?.focus()
}

const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect
