import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { SitePage } from './SitePage.tsx'

/** A job that is not published: the visitor reads on at the careers section. */
export function UnknownJob() {
  const navigate = useNavigate()
  useEffect(() => {
    navigate('/#careers', { replace: true })
  }, [navigate])
  return <SitePage />
}
