import { type RefObject, useEffect, useState } from 'react'

const controls = 'a[href], button, input, select, textarea, summary'

/** Whether a floating element covers a control or the focused element, so that it must be hidden. */
export function useCoversControl(floating: RefObject<HTMLElement | null>) {
  const [covering, setCovering] = useState(false)
  useEffect(() => {
    let frame = 0
    const check = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setCovering(coversControl(floating.current)))
    }
    const events = ['focusin', 'focusout', 'scroll', 'resize', 'transitionend']
    for (const event of events) window.addEventListener(event, check, { passive: true })
    // Content that opens or loads further up moves what is under the floating element.
    const sizes = new ResizeObserver(check)
    sizes.observe(document.body)
    return () => {
      cancelAnimationFrame(frame)
      for (const event of events) window.removeEventListener(event, check)
      sizes.disconnect()
    }
  }, [floating])
  return covering
}

function coversControl(floating: HTMLElement | null) {
  const focused = document.activeElement?.matches(':focus-visible') && document.activeElement
  // A keyboard user who has focused it must see it.
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

/** How far the focus ring reaches beyond an element, in pixels. */
const ring = 6
