import { useEffect } from 'react'

/**
 * When the focused element is removed, such as a Retry button that has worked, the browser drops the
 * focus and a keyboard user starts again at the top. This moves the focus to the title instead.
 */
export function useFocusFallback() {
  useEffect(() => {
    let last: Element | null = null
    const remember = (event: FocusEvent) => {
      last = event.target as Element
    }
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected) return
      last = null
      // One frame later, because the code that removed it may set the focus itself.
      requestAnimationFrame(focusTitle)
    })
    document.addEventListener('focusin', remember)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [])
}

function focusTitle() {
  if (document.activeElement !== document.body) return
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  const title = dialog?.querySelector<HTMLElement>('h2') ?? document.querySelector('h1[tabindex]')
  if (title instanceof HTMLElement) title.focus()
}
