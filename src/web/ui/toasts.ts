export type ToastType = 'default' | 'info' | 'success' | 'warning' | 'error'

export type ToastOptions = {
  position?: 'top-right' | 'top-center'
  /** Two toasts with the same id are one. */
  id?: string
}

/** Shows a short message for five seconds. What shows it is loaded with the first one. */
export async function toast(type: ToastType, text: string, options: ToastOptions = {}) {
  const { show } = await import('./toast-host.tsx')
  show(type, text, options)
}
