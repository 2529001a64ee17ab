import type { ToastOptions, ToastType } from './toast-host.tsx'

/** Loads what shows toasts, for a moment when it may not be had: when the line is down. */
export const prepareToasts = () => import('./toast-host.tsx')

/** Shows a short message for five seconds. What shows it is loaded with the first one. */
export async function toast(type: ToastType, text: string, options: ToastOptions = {}) {
  const { show } = await prepareToasts()
  show(type, text, options)
}

/** Takes a toast away that is not true any more. */
export async function dismissToast(id: string) {
  const { dismiss } = await prepareToasts()
  dismiss(id)
}
