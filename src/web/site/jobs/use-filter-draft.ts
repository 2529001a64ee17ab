import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type JobFilter, listingPath } from './listing-address.ts'

const typingPause = 300

/**
 * What stands in the fields of the filter. A choice goes into the address at once, words when one
 * stops typing; a filter that comes by the address (a link, going back) goes into the fields.
 */
export function useFilterDraft(filter: JobFilter) {
  const navigate = useNavigate()
  const [draft, setDraft] = useState(filter)
  const applied = useRef(nameOf(filter))
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (applied.current === nameOf(filter)) return
    applied.current = nameOf(filter)
    clearTimeout(waiting.current)
    setDraft(filter)
  }, [filter])
  useEffect(() => () => clearTimeout(waiting.current), [])

  const apply = (next: JobFilter) => {
    clearTimeout(waiting.current)
    const wanted = { ...next, search: next.search.trim() }
    applied.current = nameOf(wanted)
    // Without the section's hash: the page stays where it is while one types.
    navigate(listingPath(wanted, ''), { replace: true })
  }

  return {
    draft,
    type: (search: string) => {
      const next = { ...draft, search }
      setDraft(next)
      clearTimeout(waiting.current)
      waiting.current = setTimeout(() => apply(next), typingPause)
    },
    choose: (choice: Partial<JobFilter>) => {
      const next = { ...draft, ...choice }
      setDraft(next)
      apply(next)
    },
    applyNow: () => apply(draft),
  }
}

const nameOf = (filter: JobFilter) => listingPath(filter)
