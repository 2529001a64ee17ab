import './toast-region.css'

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

/** The controls beside the title of a dialog, a screen or the chat. */
const besideTitles = '[data-keep-clear] :is(a, button), [role=dialog] [title^=Close]'

/**
 * Keeps the toasts off the controls beside a title. They move to the left of them where there is room. Else
 * they move below those of a dialog; a screen scrolls, so there they stay at the top.
 */
export function positionToasts() {
  const host = document.getElementById(hostId)
  if (!host) return
  const width = Math.min(420, innerWidth - 32)
  const shown = host.querySelector('.Toastify__toast-container')
  const bottom = Math.max(160, shown?.getBoundingClientRect().height ?? 0)
  const controls = [...(host.closest('dialog') ?? document).querySelectorAll(besideTitles)]
    .filter((control) => !host.contains(control))
    .map((control) => ({ control, box: control.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.bottom > 0 && box.top < bottom)
  const coveredFrom = (left: number) =>
    controls.filter(({ box }) => box.right > left && box.left < left + width)
  const covered = coveredFrom(innerWidth - 16 - width)
  const left = Math.min(innerWidth - 4, ...covered.map(({ box }) => box.left)) - 12 - width
  const hasRoom = left >= 16 && coveredFrom(left).length === 0
  const below = hasRoom ? [] : covered.filter(({ control }) => control.closest('[role$=dialog]'))
  const clear = Math.max(0, ...below.map(({ box }) => box.bottom + 12))
  host.style.setProperty('--aside', `${Math.round(hasRoom ? innerWidth - left - width : 16)}px`)
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
  message?.querySelector<HTMLElement>('[title="Close message"]')?.click()
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
  const words = document.createElement('p')
  words.textContent = text
  const buttons = document.createElement('div')
  if (action) buttons.append(button(action))
  const close = button({
    label: 'Close',
    onClick: () => {
      message.remove()
      positionToasts()
    },
  })
  close.title = 'Close message'
  buttons.append(close)
  message.append(words, buttons)
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
