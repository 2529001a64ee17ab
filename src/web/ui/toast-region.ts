import { toastWords } from './toast-words.ts'

const hostId = 'toasts'

/**
 * The live region that contains all toasts. It is created empty when the page starts, because screen
 * readers announce only text that is added to a region they already know.
 */
export function toastRegion(): HTMLElement {
  const known = document.getElementById(hostId)
  if (known) return known
  const host = document.createElement('div')
  host.id = hostId
  host.popover = 'manual'
  host.ariaLive = 'polite'
  host.addEventListener('keydown', closeByEscape)
  host.addEventListener('focusin', rememberFocus)
  window.addEventListener('resize', positionToasts)
  window.addEventListener('scroll', positionToasts, { capture: true, passive: true })
  document.body.append(host)
  // Positioned with the first toast, because that would make every page lay itself out at once when it starts.
  host.showPopover?.()
  return host
}

/**
 * Nothing outside a modal dialog can be clicked or focused. The toasts therefore move into the
 * topmost dialog, and back to the page when it closes.
 */
export function raiseToasts() {
  const host = document.getElementById(hostId)
  if (!host?.showPopover) return
  const dialogs = document.querySelectorAll<HTMLDialogElement>('dialog:modal')
  const home = [...dialogs].at(-1) ?? document.body
  if (host.parentElement !== home) home.append(host)
  // Hiding and showing it again puts it above the dialog in the top layer.
  if (host.matches(':popover-open')) host.hidePopover()
  host.showPopover()
  positionToasts()
}

/** The row with the title and Close of a dialog, or the Close of the chat. */
const titleRow = `[data-keep-clear], [title^="${toastWords.close}"]`
const narrow = 600

/**
 * Toasts stand at the top right of the window. Over a dialog they stand below the row of its title, so that its Close
 * can be pressed; in a narrow window at the bottom, above its buttons.
 */
export function positionToasts() {
  const host = document.getElementById(hostId)
  if (!host) return
  const over = host.closest('dialog') ?? document.querySelector('[role=dialog]')
  const row = over?.querySelector(titleRow)?.getBoundingClientRect()
  const left = Math.max(16, innerWidth - 16 - 420)
  const shown = host.querySelector('.Toastify__toast-container')
  const bottom = Math.max(160, shown?.getBoundingClientRect().height ?? 0)
  const covered =
    row && row.width > 0 && row.bottom > 0 && row.top < bottom && row.right > left ? row : undefined
  const atBottom = covered !== undefined && innerWidth <= narrow
  host.toggleAttribute('data-bottom', atBottom)
  const buttons = over?.querySelector('[data-dialog-buttons]')?.getBoundingClientRect()
  const space = atBottom && buttons ? Math.max(0, innerHeight - buttons.top) : 0
  host.style.setProperty('--buttons', `${Math.round(space)}px`)
  const clear = covered && !atBottom ? covered.bottom + 12 : 0
  host.style.setProperty('--clear', `${Math.round(clear)}px`)
  const message = host.querySelector('[data-message]')?.getBoundingClientRect()
  host.style.setProperty('--below', `${Math.round(message ? message.bottom + 12 : 0)}px`)
}

let focusedBefore: Element | null = null

function rememberFocus(event: FocusEvent) {
  const from = event.relatedTarget
  const host = document.getElementById(hostId)
  if (!(from instanceof Element) || !host?.contains(from)) focusedBefore = from as Element | null
}

/** Escape closes the focused toast, and not the dialog around it. */
function closeByEscape(event: KeyboardEvent) {
  if (event.key !== 'Escape') return
  event.preventDefault()
  event.stopPropagation()
  const message = (event.target as Element).closest('[data-message], .Toastify__toast')
  message?.querySelector<HTMLElement>(`[title="${toastWords.closeMessage}"]`)?.click()
  leaveToasts()
}

/** Moves the focus back to where it was before it came to the toasts. */
export function leaveToasts() {
  if (focusedBefore instanceof HTMLElement) focusedBefore.focus()
}

export type ToastAction = { label: string; onClick: () => void }

/** Shows a message without loading anything, for the case that loading failed. */
export function showBasicToast(text: string, action?: ToastAction) {
  const host = toastRegion()
  for (const earlier of host.querySelectorAll('[data-message]')) earlier.remove()
  const message = document.createElement('div')
  message.dataset.message = ''
  const sentence = document.createElement('p')
  sentence.textContent = text
  const buttons = document.createElement('div')
  if (action) buttons.append(button(action))
  const close = button({
    label: toastWords.close,
    onClick: () => {
      message.remove()
      positionToasts()
    },
  })
  close.title = toastWords.closeMessage
  buttons.append(close)
  message.append(sentence, buttons)
  host.append(message)
  raiseToasts()
  return message
}

function button({ label, onClick }: ToastAction) {
  const element = document.createElement('button')
  element.type = 'button'
  element.textContent = label
  element.addEventListener('click', onClick)
  return element
}

/** How long a toast stays: longer when there is something to decide. */
export const toastDuration = ({ action }: { action?: unknown }) => (action ? 10_000 : 5000)
