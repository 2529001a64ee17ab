import { useEffect } from 'react'

/** The focused element: in which of the rows of a table it is, and which of its controls. */
type Focused = { element: Element; rows: Element | null; rowAt: number; at: number }

const controls = 'a, button, input, select, textarea'

/**
 * When the focused element is removed, such as a Retry button that has worked, the browser drops the
 * focus and a keyboard user starts again at the top. This moves the focus to the same control of the row
 * that took its place, or else to the title.
 */
export function useFocusFallback() {
  useEffect(() => {
    let last: Focused | undefined
    const remember = (event: FocusEvent) => {
      last = findPlace(event.target as Element)
    }
    const observer = new MutationObserver(() => {
      if (!last || last.element.isConnected) return
      const gone = last
      last = undefined
      // One frame later, because the code that removed it may set the focus itself.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) focusInstead(gone)
      })
    })
    document.addEventListener('focusin', remember)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [])
}

function findPlace(element: Element): Focused {
  const row = element.closest('tbody tr')
  const rows = row?.parentElement ?? null
  return {
    element,
    rows,
    rowAt: row && rows ? [...rows.children].indexOf(row) : -1,
    at: row ? [...row.querySelectorAll(controls)].indexOf(element) : -1,
  }
}

function focusInstead({ rows, rowAt, at }: Focused) {
  const next = rows?.isConnected ? (rows.children[rowAt] ?? rows.lastElementChild) : undefined
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  const instead =
    next?.querySelectorAll(controls)[at] ??
    dialog?.querySelector('h2') ??
    document.querySelector('h1[tabindex]')
  if (instead instanceof HTMLElement) instead.focus()
}
