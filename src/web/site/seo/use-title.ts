import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { pageTitles } from './titles.ts'

/** Keeps the title right when the address changes without a new page. */
export function useTitle() {
  const { pathname } = useLocation()
  useEffect(() => {
    const title = pageTitles[pathname]
    // What is not in the list, a job for one, has set its own title.
    if (title) document.title = title
  }, [pathname])
}
