import './toast-host.css'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { toast as raise, Slide, ToastContainer } from 'react-toastify/unstyled'
import { placeToasts, toastHostId } from './toast-place.ts'

export type ToastType = 'default' | 'info' | 'success' | 'warning' | 'error'

export type ToastOptions = {
  position?: 'top-right' | 'top-center'
  /** Two toasts with the same id are one. */
  id?: string
}

const icons: Record<ToastType, ComponentType<{ className?: string }>> = {
  default: Info,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
}

export function show(type: ToastType, text: string, { position, id }: ToastOptions) {
  mountOnce()
  placeToasts()
  const Icon = icons[type]
  raise(text, {
    type,
    icon: <Icon className="icon" />,
    role: type === 'error' || type === 'warning' ? 'alert' : 'status',
    ...(position && { position }),
    ...(id && { toastId: id }),
  })
}

export const dismiss = (id: string) => raise.dismiss(id)

function mountOnce() {
  if (document.getElementById(toastHostId)) return
  const host = document.createElement('div')
  host.id = toastHostId
  host.popover = 'manual'
  document.body.append(host)
  flushSync(() => createRoot(host).render(<Toasts />))
}

/** Alt+T moves the focus here; a swipe over 80 % of its width sends a toast away. */
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
      aria-label="Messages, Alt+T"
      closeButton={({ closeToast }) => (
        <button
          type="button"
          className="toast-close"
          aria-label="Close message"
          onClick={closeToast}
        >
          <X className="icon" />
        </button>
      )}
    />
  )
}
