import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { headOf } from './head.ts'

/** Keeps the title right when the address changes without a new page. */
export function useTitle() {
  const { pathname } = useLocation()
  useEffect(() => {
    const { status, head } = headOf({ page: 'words', path: pathname })
    // What is not in the list, a job for one, has set its own title.
    if (status === 200) document.title = head.title
  }, [pathname])
}
