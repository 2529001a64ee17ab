import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type JobFilter, listingPath } from './listing-address.ts'

const typingPause = 300

/**
 * The values of the filter fields. A choice changes the URL immediately, text after a pause in typing.
 * When the URL changes (by a link or going back), the fields follow.
 */
export function useFilterDraft(filter: JobFilter) {
  const navigate = useNavigate()
  const [draft, setDraft] = useState(filter)
  const applied = useRef(makeKey(filter))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (applied.current === makeKey(filter)) return
    applied.current = makeKey(filter)
    clearTimeout(timer.current)
    setDraft(filter)
  }, [filter])
  useEffect(() => () => clearTimeout(timer.current), [])

  const apply = (next: JobFilter) => {
    clearTimeout(timer.current)
    const wanted = { ...next, search: next.search.trim(), page: 1 }
    applied.current = makeKey(wanted)
    // Without the section's hash, so that the page does not scroll during typing.
    void navigate(listingPath(wanted, ''), { replace: true })
  }

  return {
    draft,
    type: (search: string) => {
      const next = { ...draft, search }
      setDraft(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => apply(next), typingPause)
    },
    choose: (choice: Partial<JobFilter>) => {
      const next = { ...draft, ...choice }
      setDraft(next)
      apply(next)
    },
    applyNow: () => apply(draft),
  }
}

const makeKey = (filter: JobFilter) => listingPath(filter)
