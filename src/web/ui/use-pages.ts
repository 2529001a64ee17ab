import { type TouchEvent, useCallback, useRef, useState, useSyncExternalStore } from 'react'

/**
 * From this width on, in pixels at the browser's usual font size, a page holds so many. The widest comes
 * first; below all, it holds one.
 */
export type PageSteps = readonly { from: number; perPage: number }[]

export type Pages = ReturnType<typeof usePages>

const swipeLength = 48

/**
 * Items in pages whose size follows the window. On the server, and until the script has taken over,
 * the size is not known: styles alone then show the first page.
 */
export function usePages(count: number, steps: PageSteps, { wraps }: { wraps: boolean }) {
  const perPage = usePerPage(steps)
  const [at, setAt] = useState({ page: 0, perPage, turned: false })
  // Another page size begins again at the first page.
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
    /** Someone has turned the pages: what comes now may come with a movement. */
    turned: at.turned,
    wraps,
    goTo,
    previous,
    next,
    isShown: (index: number) => perPage === undefined || Math.floor(index / perPage) === page,
    swipe: useSwipe(previous, next),
  }
}

function usePerPage(steps: PageSteps) {
  const subscribe = useCallback(
    (changed: () => void) => {
      const queries = steps.map(widthQuery)
      for (const query of queries) query.addEventListener('change', changed)
      return () => {
        for (const query of queries) query.removeEventListener('change', changed)
      }
    },
    [steps],
  )
  return useSyncExternalStore(
    subscribe,
    () => steps.find((step) => widthQuery(step).matches)?.perPage ?? 1,
    () => undefined,
  )
}

/** In `em`, like the breakpoints of the styles: a larger browser font leaves room for fewer. */
const widthQuery = ({ from }: PageSteps[number]) => matchMedia(`(min-width: ${from / 16}em)`)

/** A finger drawn sideways turns the page; up and down it scrolls as ever. */
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
