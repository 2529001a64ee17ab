import { useRef, useSyncExternalStore } from 'react'

/** True for elements that the server rendered, on the server and after hydration. */
export function useServerRendered(): boolean {
  const served = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  )
  return useRef(served).current
}
