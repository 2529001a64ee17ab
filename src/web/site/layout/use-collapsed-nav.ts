import { useEffect, useRef } from 'react'

/**
 * Marks the bar of the header as folded while the links of its navigation do not fit on one line: with a
 * long name, or with wider letters than ours. Without script they take a second line.
 */
export function useCollapsedNav() {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = bar.current
    const links = element?.querySelector<HTMLElement>('nav ul')
    if (!element || !links) return
    const look = () => {
      element.removeAttribute('data-collapsed')
      const [first, ...others] = [...links.children].map((item) => item.getBoundingClientRect().top)
      element.toggleAttribute(
        'data-collapsed',
        first !== undefined && others.some((top) => top > first),
      )
    }
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    sizes.observe(links)
    return () => sizes.disconnect()
  }, [])
  return bar
}
