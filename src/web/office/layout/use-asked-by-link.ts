import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

/**
 * Does what a link to this screen also asks for, as `&new` asks for the form. The address forgets
 * it, so that a reload shows the screen alone.
 */
export function useAskedByLink(name: string, act: () => void) {
  const [query, setQuery] = useSearchParams()
  const asked = query.has(name)
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    if (!asked) return
    setQuery(
      (before) => {
        before.delete(name)
        return before
      },
      { replace: true },
    )
    latest.current()
  }, [asked, name, setQuery])
}
