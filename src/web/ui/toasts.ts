import { showBasicToast, toastDuration } from './toast-region.ts'
import type { ToastOptions, ToastType } from './toast-renderer.tsx'

/** Whether there may be a toast. */
let used = false

const load = () => {
  used = true
  return import('./toast-renderer.tsx').catch(() => undefined)
}

/** Loads the toast renderer early, so that toasts also work after the connection is lost. */
export const prepareToasts = () => void load()

/**
 * Shows a message for five seconds, or for ten with an action. The renderer is loaded with the first one; nobody
 * waits for that, because what is told has already happened.
 */
export const toast = (type: ToastType, text: string, options: ToastOptions = {}) =>
  void showWhenLoaded(type, text, options)

async function showWhenLoaded(type: ToastType, text: string, options: ToastOptions) {
  const host = await load()
  if (host) return host.show(type, text, options)
  // Without the renderer the message still has to be shown.
  const words = [text, options.detail].filter(Boolean).join(': ')
  const message = showBasicToast(words, options.action)
  setTimeout(() => message.remove(), toastDuration(options))
}

export function dismissToast(id: string) {
  if (used) void load().then((host) => host?.dismiss(id))
}
