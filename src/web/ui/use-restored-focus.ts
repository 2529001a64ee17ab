import { useLayoutEffect, useRef } from 'react'

/** A field that is disabled during saving loses the focus; this gives it back afterwards. */
export function useRestoredFocus(busy: boolean) {
  const focused = useRef<HTMLElement>(undefined)
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (busy && activeElement instanceof HTMLElement) focused.current = activeElement
    if (!busy && activeElement === body) focused.current?.focus()
  }, [busy])
}
