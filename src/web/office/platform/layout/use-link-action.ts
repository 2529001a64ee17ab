import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

/**
 * Runs an action when the address has this parameter: a link with `&new` also opens the form. The
 * parameter is then removed, so that a reload does not repeat the action.
 */
export function useLinkAction(name: string, action: () => void) {
  const [query, setQuery] = useSearchParams()
  const requested = query.has(name)
  const latest = useRef(action)
  latest.current = action
  useEffect(() => {
    if (!requested) return
    setQuery(
      (before) => {
        before.delete(name)
        return before
      },
      { replace: true },
    )
    latest.current()
  }, [requested, name, setQuery])
}
