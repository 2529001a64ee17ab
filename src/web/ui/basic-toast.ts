import { positionToasts, raiseToasts, toastRegion } from './toast-region.ts'

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
