import { type RefObject, useEffect, useState } from 'react'

const controls = 'a[href], button, input, select, textarea, summary'

/** Whether something that floats over the page lies on a control, or on what has the focus, and must get out of its way. */
export function useCoversControl(floating: RefObject<HTMLElement | null>) {
  const [covering, setCovering] = useState(false)
  useEffect(() => {
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setCovering(coversControl(floating.current)))
    }
    const events = ['focusin', 'focusout', 'scroll', 'resize', 'transitionend']
    for (const event of events) window.addEventListener(event, look, { passive: true })
    // What opens or arrives further up moves what lies under it.
    const sizes = new ResizeObserver(look)
    sizes.observe(document.body)
    return () => {
      cancelAnimationFrame(frame)
      for (const event of events) window.removeEventListener(event, look)
      sizes.disconnect()
    }
  }, [floating])
  return covering
}

function coversControl(floating: HTMLElement | null) {
  const focused = document.activeElement?.matches(':focus-visible') && document.activeElement
  // Whoever has reached it by keyboard sees it.
  if (!floating || focused === floating) return false
  if (focused && covers(floating, focused, ring)) return true
  const corner = floating.closest('aside')
  return [...document.querySelectorAll(controls)].some(
    (control) =>
      !corner?.contains(control) &&
      covers(floating, control, 0) &&
      control.checkVisibility({ visibilityProperty: true }),
  )
}

function covers(floating: Element, other: Element, margin: number) {
  const above = floating.getBoundingClientRect()
  return [...other.getClientRects()].some(
    (below) =>
      above.left < below.right + margin &&
      below.left - margin < above.right &&
      above.top < below.bottom + margin &&
      below.top - margin < above.bottom,
  )
}

/** How far the mark of the focus reaches beyond what has it. */
const ring = 6
