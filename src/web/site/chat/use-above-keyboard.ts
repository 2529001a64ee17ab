import { type RefObject, useEffect } from 'react'

/**
 * Sets --keyboard to the height of a phone's on-screen keyboard, which would otherwise cover an
 * element that is fixed to the bottom.
 */
export function useAboveKeyboard(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const follow = () => {
      // Zooming in makes the visual viewport smaller as well.
      const height = viewport.scale === 1 ? innerHeight - viewport.height - viewport.offsetTop : 0
      element.current?.style.setProperty('--keyboard', `${Math.max(0, Math.round(height))}px`)
    }
    viewport.addEventListener('resize', follow)
    viewport.addEventListener('scroll', follow)
    return () => {
      viewport.removeEventListener('resize', follow)
      viewport.removeEventListener('scroll', follow)
    }
  }, [element])
}
