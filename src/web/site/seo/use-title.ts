import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { pageTitles } from '../titles.ts'

/** Updates the document title on client-side navigation. */
export function useTitle() {
  const { pathname } = useLocation()
  useEffect(() => {
    const title = pageTitles[pathname]
    // Other pages, such as a job, set their own.
    if (title) document.title = title
  }, [pathname])
}
