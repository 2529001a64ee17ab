import { type RefObject, useEffect, useState } from 'react'

/** Whether something that floats over the page lies on what has the focus, and must get out of its way. */
export function useStepAside(floating: RefObject<HTMLElement | null>) {
  const [aside, setAside] = useState(false)
  useEffect(() => {
    const look = () => setAside(covers(floating.current, document.activeElement))
    const events = ['focusin', 'focusout', 'scroll', 'resize']
    for (const event of events) window.addEventListener(event, look, { passive: true })
    return () => {
      for (const event of events) window.removeEventListener(event, look)
    }
  }, [floating])
  return aside
}

function covers(floating: HTMLElement | null, focused: Element | null) {
  if (!floating || !focused || focused === floating || !focused.matches(':focus-visible')) {
    return false
  }
  const above = floating.getBoundingClientRect()
  const below = focused.getBoundingClientRect()
  return (
    above.left < below.right + ring &&
    below.left - ring < above.right &&
    above.top < below.bottom + ring &&
    below.top - ring < above.bottom
  )
}

/** How far the mark of the focus reaches beyond what has it. */
const ring = 6
