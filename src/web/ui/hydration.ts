import { useCallback, useDeferredValue, useRef, useSyncExternalStore } from 'react'

/**
 * Whether the page is hydrated. Before that a button would do nothing, and a link is better. What this changes is
 * rendered bit by bit, because all sliders of a page together would be one long task.
 */
export const useHydrated = () => useDeferredValue(true, false)

/** True for elements that the server rendered, on the server and after hydration. */
export function useServerRendered(): boolean {
  const served = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  )
  return useRef(served).current
}

/** Whether a media query matches; assumed to match until hydration. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', notify)
      return () => list.removeEventListener('change', notify)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  )
}
