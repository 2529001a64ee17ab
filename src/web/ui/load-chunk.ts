import { showBasicToast } from './toast-region.ts'
import { toastWords } from './toast-words.ts'

const { notLoaded } = toastWords

let message: HTMLElement | undefined

/** Loads code that is not needed at first. On failure it shows a message that offers to load the page again. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    const chunk = await load()
    message?.remove()
    return chunk
  } catch {
    message = showBasicToast(`${notLoaded.title} ${notLoaded.hint}`, {
      label: notLoaded.action,
      onClick: () => location.reload(),
    })
    return undefined
  }
}
