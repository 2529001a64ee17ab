import { useEffect, useEffectEvent } from 'react'

/** Handles Escape anywhere on the page, unless a modal dialog or something else handles it. */
export function useEscape(active: boolean, onEscape: () => void) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    if (document.querySelector('dialog:modal')) return
    onEscape()
  })
  useEffect(() => {
    if (!active) return
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [active])
}
