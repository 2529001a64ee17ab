import { useEffect, useRef } from 'react'

/**
 * Marks the header as collapsed while the navigation does not fit on one line, for example with a long
 * name or a larger font. Without JavaScript the links wrap to a second line.
 */
export function useCollapsedNav() {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = bar.current
    const links = element?.querySelector<HTMLElement>('nav ul')
    if (!element || !links) return
    const measure = () => {
      element.removeAttribute('data-collapsed')
      const [first, ...others] = [...links.children].map((item) => item.getBoundingClientRect().top)
      element.toggleAttribute(
        'data-collapsed',
        first !== undefined && others.some((top) => top > first),
      )
    }
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    sizes.observe(links)
    return () => sizes.disconnect()
  }, [])
  return bar
}
