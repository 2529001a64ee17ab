import { useEffect } from 'react'

/**
 * When the focused element is removed, as a Retry button is once it has worked, a browser puts the
 * focus on nothing and a keyboard user starts over at the top. Here the title of what is open gets it.
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
      // A frame later: who removed it may have another place in mind.
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
