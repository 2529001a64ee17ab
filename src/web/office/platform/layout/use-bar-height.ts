import { useEffect, useRef } from 'react'

/**
 * The heads of tables stay in sight below the bar, and what is scrolled to must not be covered by it.
 * Its height is measured, because a long name or a large font makes it higher.
 */
export function useBarHeight() {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty('--bar-height', `${element.offsetHeight}px`),
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--bar-height')
    }
  }, [])
  return bar
}
