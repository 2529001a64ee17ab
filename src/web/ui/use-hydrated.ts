import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page is hydrated. Before that a button would do nothing, and a link is better. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
