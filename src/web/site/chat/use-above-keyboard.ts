import { type RefObject, useEffect } from 'react'

/**
 * Sets --keyboard to the height that the keyboard of a phone takes from the bottom of the page: what
 * is fixed there would otherwise lie under it.
 */
export function useAboveKeyboard(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return
    const follow = () => {
      // Zooming in makes what is seen smaller, too.
      const height = seen.scale === 1 ? innerHeight - seen.height - seen.offsetTop : 0
      element.current?.style.setProperty('--keyboard', `${Math.max(0, Math.round(height))}px`)
    }
    seen.addEventListener('resize', follow)
    seen.addEventListener('scroll', follow)
    return () => {
      seen.removeEventListener('resize', follow)
      seen.removeEventListener('scroll', follow)
    }
  }, [element])
}
