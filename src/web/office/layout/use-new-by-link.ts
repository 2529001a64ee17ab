import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

/** Whether a link with `&new` led here. The address forgets it, so that a reload shows the list. */
export function useNewByLink() {
  const [query, setQuery] = useSearchParams()
  const stated = query.has('new')
  const [wanted] = useState(stated)
  useEffect(() => {
    if (!stated) return
    setQuery(
      (before) => {
        before.delete('new')
        return before
      },
      { replace: true },
    )
  }, [stated, setQuery])
  return wanted
}
