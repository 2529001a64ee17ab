import { showBasicToast } from './toast-region.ts'

/** The texts for a part of the page that could not be loaded. */
export const notLoaded = {
  title: 'Part of this page could not be loaded.',
  hint: 'Your connection may be down, or the site may have been updated since you opened this page.',
  action: 'Load the page again',
}

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
