import './toast-renderer.css'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { toast as raise, Slide, ToastContainer } from 'react-toastify/unstyled'
import {
  leaveToasts,
  positionToasts,
  raiseToasts,
  type ToastAction,
  toastDuration,
  toastRegion,
} from './toast-region.ts'
import { toastWords } from './toast-words.ts'
import { words } from './words.ts'

export type ToastType = 'default' | 'info' | 'success' | 'warning' | 'error'

export type ToastOptions = {
  position?: 'top-right' | 'top-center'
  /** One more line, such as the name of the record. */
  detail?: string
  /** Toasts with the same id replace each other; without an id, toasts with the same words do. */
  id?: string
  action?: ToastAction
}

const icons: Record<ToastType, ComponentType<{ className?: string }>> = {
  default: Info,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
}

export function show(type: ToastType, text: string, options: ToastOptions) {
  const { position, id, action, detail = '' } = options
  mountOnce()
  raiseToasts()
  const Icon = icons[type]
  // A repeated message is not shown twice; it stays for another five seconds.
  const toastId = id ?? `toast-${type}-${`${text} ${detail}`.replace(/[^\p{L}\p{N}]+/gu, '-')}`
  const content = {
    type,
    icon: <Icon className="icon" />,
    role: type === 'error' || type === 'warning' ? 'alert' : 'group',
    autoClose: toastDuration(options),
    ...(position && { position }),
  }
  const close = () => raise.dismiss(toastId)
  const shown = detail ? <Words text={text} detail={detail} /> : text
  const message = action ? () => withAction(shown, action, close) : shown
  if (raise.isActive(toastId)) raise.update(toastId, { ...content, render: message })
  else raise(message, { ...content, toastId, onOpen: positionToasts })
}

/** A text and a detail in two lines. */
const Words = ({ text, detail }: { text: string; detail: string }) => (
  <span className="toast-words">
    <span>{text}</span> <b>{detail}</b>
  </span>
)

const withAction = (content: ReactNode, { label, onClick }: ToastAction, close: () => void) => (
  <>
    {typeof content === 'string' ? <span>{content}</span> : content}
    <button
      type="button"
      className="toast-action"
      onClick={() => {
        close()
        leaveToasts()
        onClick()
      }}
    >
      {label}
    </button>
    <span className="visually-hidden">{words.toMessage}</span>
  </>
)

export const dismiss = (id: string) => raise.dismiss(id)

let mounted = false

function mountOnce() {
  const host = toastRegion()
  if (mounted && host.querySelector('.Toastify')) return
  mounted = true
  const box = document.createElement('div')
  host.append(box)
  flushSync(() => createRoot(box).render(<Toasts />))
  // A second live region inside ours would be new to screen readers, which would miss its first text.
  box.querySelector('.Toastify')?.removeAttribute('aria-live')
  // A focused toast does not disappear until the focus has left it.
  box.addEventListener('focusin', () => raise.pause())
  box.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node) || !box.contains(relatedTarget)) raise.play()
  })
}

/** Alt+T moves the focus to the toasts; a swipe over 80% of its width dismisses one. */
function Toasts() {
  return (
    <ToastContainer
      position="top-right"
      autoClose={5000}
      draggable="touch"
      draggablePercent={80}
      pauseOnHover
      pauseOnFocusLoss
      closeOnClick={false}
      transition={Slide}
      aria-label={`${words.messages}, Alt+T`}
      closeButton={({ closeToast }) => (
        <button
          type="button"
          className="toast-close"
          title={toastWords.closeMessage}
          aria-label={toastWords.closeMessage}
          onClick={closeToast}
        >
          <X className="icon" />
        </button>
      )}
    />
  )
}
