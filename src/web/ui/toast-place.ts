/** The element that holds the toasts, once there are any. */
export const toastHostId = 'toasts'

/**
 * A modal dialog makes all that is outside of it deaf to clicks and keys. The toasts therefore move
 * into the topmost dialog, and back to the page when it closes.
 */
export function placeToasts() {
  const host = document.getElementById(toastHostId)
  if (!host) return
  const dialogs = document.querySelectorAll<HTMLDialogElement>('dialog:modal')
  const home = [...dialogs].at(-1) ?? document.body
  if (host.parentElement !== home) home.append(host)
  // Shown again, it is the last to enter the top layer, and so lies above the dialog.
  if (host.matches(':popover-open')) host.hidePopover()
  host.showPopover()
}
