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
import { useServerRendered } from './hydration.ts'
import { IconButton, IconLink } from './IconButton.tsx'
import { raiseToasts } from './toast-region.ts'
import { useScrolls } from './use-scrolls.ts'
import { words } from './words.ts'

type DialogProps = {
  title: ReactNode
  onClose: () => void
  children: ReactNode
  footer?: ReactNode
  width?: 'narrow' | 'normal' | 'reading' | 'wide' | 'full'
  lead?: ReactNode
  /** While something is being saved, the dialog cannot be closed. */
  busy?: boolean
  /** For a dialog that the server rendered: the Close button is a link that works without JavaScript. */
  closeHref?: string
  role?: 'dialog' | 'alertdialog'
  /** The id of text that screen readers read after the title. */
  describedBy?: string
}

const TitleId = createContext<string | undefined>(undefined)

/** A modal dialog that is open while it is mounted. The focus moves into it and back when it closes. */
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
    // A dialog that the server rendered is open but not modal yet.
    if (element.open) {
      element.dataset.takenOver = 'true'
      element.close()
    }
    element.showModal()
    focusInside(element)
    raiseToasts()
    return () => {
      // The browser restores the focus only when a dialog is closed, not when it is removed.
      element.close()
      raiseToasts()
      requestAnimationFrame(focusScreenTitle)
    }
  }, [])

  const close = () => {
    if (!busy) onClose()
  }
  const handleKey = (event: KeyboardEvent) => {
    // Browsers close a dialog on repeated Escape even if its cancel event was prevented.
    if (event.key !== 'Escape') return
    event.preventDefault()
    // A dialog around this one must stay open.
    event.stopPropagation()
    close()
  }
  const stayOpen = () => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal()
  }
  const handleLeave = (event: MouseEvent) => {
    // The link opens in another tab, so this dialog stays open.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    close()
  }
  const handlePointerDown = (event: PointerEvent) => {
    pressedBackdrop.current = event.target === dialog.current
  }
  const handleClick = (event: MouseEvent) => {
    // A drag that started inside, such as selecting text, is not a click on the backdrop.
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
      onFocus={showWholeTextarea}
      onPointerDown={handlePointerDown}
      onClick={handleClick}
    >
      <div className={styles.frame}>
        <div className={styles.header} data-keep-clear>
          <div>
            <h2 id={titleId} tabIndex={-1}>
              {title}
            </h2>
            {lead}
          </div>
          {closeHref ? (
            <IconLink
              label={words.close}
              icon={<X className="icon" />}
              href={closeHref}
              onClick={handleLeave}
            />
          ) : (
            <IconButton
              label={words.close}
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
  /** Long text without controls: it becomes focusable so that the keyboard can scroll it. */
  reading?: boolean
  children: ReactNode
}

/** The part of a dialog that scrolls. In a low window the whole dialog scrolls instead. */
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
  return (
    <div className={styles.footer} data-dialog-buttons>
      {children}
    </div>
  )
}

/** Focuses the element that asks for it, else the first field, else the title. */
function focusInside(dialog: HTMLDialogElement) {
  const places = ['[data-autofocus]', 'form :is(input, textarea, select)', 'h2']
  for (const place of places) {
    const target = dialog.querySelector<HTMLElement>(place)
    if (target) return target.focus()
  }
}

/**
 * Browsers scroll only the first line of a textarea into view. Skipped while the mouse is pressed,
 * because text that moves under the mouse would be selected.
 */
function showWholeTextarea({ target }: FocusEvent) {
  if (target.matches('textarea:not(:active)')) target.scrollIntoView({ block: 'nearest' })
}

/**
 * The button that opened the dialog may be gone, for example with a deleted row: then the screen's
 * title gets the focus. Called one frame later, when that button has been removed.
 */
function focusScreenTitle() {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>('h1[tabindex]')?.focus()
}

const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect
