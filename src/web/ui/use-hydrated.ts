import { useDeferredValue } from 'react'

/**
 * Whether the page is hydrated. Before that a button would do nothing, and a link is better. What this changes is
 * rendered bit by bit, because all sliders of a page together would be one long task.
 */
export const useHydrated = () => useDeferredValue(true, false)
