import { useCallback, useState, useSyncExternalStore } from 'react'

/** How many items fit, by media query. The first that matches counts; the last one should be `all`. */
export type View = { media: string; perView: number }

type PagesOptions = {
  /** A constant: the hook listens to these queries. */
  views: readonly View[]
  /** After the last page comes the first; otherwise paging stops at the ends. */
  wrap?: boolean
}

/**
 * Items in pages of as many as fit. Until the script has taken over nobody knows how many that are:
 * then all items are there, and the stylesheet shows the first page of them.
 */
export function usePages<T>(items: readonly T[], { views, wrap = false }: PagesOptions) {
  const perView = usePerView(views)
  const [at, setAt] = useState({ page: 0, perView })
  const count = perView ? Math.ceil(items.length / perView) : 1
  const last = Math.max(count - 1, 0)
  // Another number of items a page begins again with the first page.
  const page = at.perView === perView ? Math.min(at.page, last) : 0
  const first = perView ? page * perView : 0
  const shown = perView ? items.slice(first, first + perView) : items

  const goTo = (next: number) => {
    const within = wrap ? (next + count) % count : Math.min(Math.max(next, 0), last)
    setAt({ page: within, perView })
  }

  return {
    /** False until the script has taken over. */
    ready: perView !== undefined,
    shown,
    /** The place of the first shown item among all. */
    first,
    total: items.length,
    page,
    count,
    canGoBack: wrap || page > 0,
    canGoOn: wrap || page < last,
    previous: () => goTo(page - 1),
    next: () => goTo(page + 1),
    goTo,
  }
}

export type Pages = ReturnType<typeof usePages>

function usePerView(views: readonly View[]) {
  const subscribe = useCallback(
    (listener: () => void) => {
      const queries = views.map((view) => matchMedia(view.media))
      for (const query of queries) query.addEventListener('change', listener)
      return () => {
        for (const query of queries) query.removeEventListener('change', listener)
      }
    },
    [views],
  )
  const now = () => views.find((view) => matchMedia(view.media).matches)?.perView ?? 1
  return useSyncExternalStore<number | undefined>(subscribe, now, () => undefined)
}
