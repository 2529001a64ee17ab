import { startTransition, type TouchEvent, useEffect, useRef, useState } from 'react'

/**
 * The number of items per page from a window width on, in pixels at the default font size. The widest
 * comes first; below all of them a page has one item.
 */
export type PageSteps = readonly { from: number; perPage: number }[]

export type Pages = ReturnType<typeof usePages>

const swipeLength = 48

/**
 * Splits items into pages whose size depends on the window. On the server and until hydration the
 * size is unknown, and CSS alone shows the first page.
 */
export function usePages(count: number, steps: PageSteps, { wraps }: { wraps: boolean }) {
  const perPage = usePerPage(steps)
  const [at, setAt] = useState({ page: 0, perPage, turned: false })
  // A new page size starts again at the first page.
  if (at.perPage !== perPage) setAt({ page: 0, perPage, turned: false })

  const pageCount = perPage ? Math.ceil(count / perPage) : 0
  const page = Math.min(at.page, Math.max(pageCount - 1, 0))
  const goTo = (next: number) => setAt({ page: next, perPage, turned: true })
  const move = (by: number) => {
    const next = page + by
    if (wraps) goTo((next + pageCount) % pageCount)
    else if (next >= 0 && next < pageCount) goTo(next)
  }
  const previous = () => move(-1)
  const next = () => move(1)

  return {
    ready: perPage !== undefined,
    perPage,
    page,
    pageCount,
    /** The visitor has turned a page, so the next one may be animated. */
    turned: at.turned,
    wraps,
    goTo,
    previous,
    next,
    isShown: (index: number) => perPage === undefined || Math.floor(index / perPage) === page,
    swipe: useSwipe(previous, next),
  }
}

/** Set in a transition, because all pagers of a page together would be one long task after hydration. */
function usePerPage(steps: PageSteps) {
  const [perPage, setPerPage] = useState<number>()
  useEffect(() => {
    const queries = steps.map(widthQuery)
    const update = () => {
      const widest = queries.findIndex(({ matches }) => matches)
      startTransition(() => setPerPage(steps[widest]?.perPage ?? 1))
    }
    update()
    for (const query of queries) query.addEventListener('change', update)
    return () => {
      for (const query of queries) query.removeEventListener('change', update)
    }
  }, [steps])
  return perPage
}

/** In `em`, like the breakpoints in CSS, so that a larger font shows fewer items. */
const widthQuery = ({ from }: PageSteps[number]) => matchMedia(`(min-width: ${from / 16}em)`)

/** A sideways swipe turns the page; a vertical one scrolls as usual. */
function useSwipe(previous: () => void, next: () => void) {
  const start = useRef({ x: 0, y: 0 })
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0]
      if (touch) start.current = { x: touch.clientX, y: touch.clientY }
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0]
      if (!touch) return
      const x = touch.clientX - start.current.x
      const y = touch.clientY - start.current.y
      if (Math.abs(x) < swipeLength || Math.abs(x) < 2 * Math.abs(y)) return
      if (x < 0) next()
      else previous()
    },
  }
}
