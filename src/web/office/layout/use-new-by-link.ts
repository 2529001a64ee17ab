import { useEffect } from 'react'
import { useSearchParams } from 'react-router'

/** A link with `&new` opens the form at once. The address forgets it, so that a reload shows the list. */
export function useNewByLink(add: () => void) {
  const [query, setQuery] = useSearchParams()
  const wanted = query.has('new')
  useEffect(() => {
    if (!wanted) return
    add()
    setQuery(
      (before) => {
        before.delete('new')
        return before
      },
      { replace: true },
    )
  }, [wanted, add, setQuery])
}
