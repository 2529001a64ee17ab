import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the script has taken over; until then a press on a button is lost, and a link is better. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
