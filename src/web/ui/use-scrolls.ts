import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/** Whether a box scrolls, because only then it must be focusable. Assumed true until measured. */
export function useScrolls(box: RefObject<HTMLElement | null>) {
  const [scrolls, setScrolls] = useState(true)
  useIsomorphicLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () =>
      setScrolls(
        element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth,
      )
    measure()
    const observer = new ResizeObserver(measure)
    for (const observed of [element, ...element.children]) observer.observe(observed)
    return () => observer.disconnect()
  }, [box])
  return scrolls
}

const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect
