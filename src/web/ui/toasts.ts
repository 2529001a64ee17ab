import { showBasicToast } from './basic-toast.ts'
import type { ToastOptions, ToastType } from './toast-renderer.tsx'

const load = () => import('./toast-renderer.tsx').catch(() => undefined)

/** Loads what shows toasts, for a moment when it may not be had: when the line is down. */
export const prepareToasts = () => {
  load()
}

/** Shows a short message for five seconds. What shows it is loaded with the first one. */
export async function toast(type: ToastType, text: string, options: ToastOptions = {}) {
  const host = await load()
  if (host) return host.show(type, text, options)
  // The message matters more than its looks.
  const message = showBasicToast(text)
  setTimeout(() => message.remove(), 5000)
}

/** Takes a toast away that is not true any more. */
export async function dismissToast(id: string) {
  const host = await load()
  host?.dismiss(id)
}
