import { useRef, useSyncExternalStore } from 'react'

/** True for what the server rendered, there and where the browser takes it over; false for what the browser made itself. */
export function useServerRendered(): boolean {
  const served = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  )
  return useRef(served).current
}
