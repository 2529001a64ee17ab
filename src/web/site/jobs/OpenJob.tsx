import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { nameAndTagline } from '#content/provider.ts'
import { useOnDemand } from '#web/ui/lazy-component.tsx'
import { useSiteDetails } from '../site-details.ts'
import { jobTitle } from '../titles.ts'
import { JobDialog } from './JobDialog.tsx'
import { jobLinkId } from './JobLine.tsx'
import type { JobSummary } from './jobs-query.ts'
import { type JobFilter, listingPath, summaryPath } from './listing-address.ts'

const scrollDelay = 100

type OpenJobProps = {
  job: JobSummary | undefined
  /** The full text, once it is loaded. */
  description: string | undefined
  error: Error | null
  loading: boolean
  onRetry: () => void
  filter: JobFilter
}

const loadApplication = async () =>
  (await import('../applications/load-application.tsx')).loadApplication()

/** The dialog of a job, which the application dialog replaces after Apply Now. */
export function OpenJob({ job, description, error, loading, onRetry, filter }: OpenJobProps) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const application = useOnDemand(loadApplication)
  // Stays during a retry, so that the retry button keeps the focus.
  const [failure, setFailure] = useState<string>()
  const listHref = listingPath(filter)
  const id = job?.id

  useEffect(() => {
    if (error) setFailure(error.message)
  }, [error])
  useEffect(() => {
    const timer = setTimeout(showCareers, scrollDelay)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => () => returnFocus(id), [id])
  const details = useSiteDetails()
  const siteTitle = nameAndTagline(details)
  const title = job ? jobTitle(job, details) : siteTitle
  useEffect(() => {
    document.title = title
    return () => {
      document.title = siteTitle
    }
  }, [title, siteTitle])

  const close = () => {
    if (state?.fromListing) void navigate(-1)
    else void navigate(listHref, { replace: true })
  }

  const Application = application.Component
  if (Application && job) return <Application job={job} onClose={() => navigate(summaryPath)} />
  return (
    <JobDialog
      job={job}
      description={description}
      failure={failure}
      loading={loading}
      onRetry={onRetry}
      listHref={listHref}
      onClose={close}
      onApply={application.show}
      applying={application.loading}
    />
  )
}

/**
 * Gives the focus back to the link of the job. One frame later, because a browser that navigates back
 * to an address with a hash resets the focus first.
 */
function returnFocus(id: string | undefined) {
  if (id) requestAnimationFrame(() => document.getElementById(jobLinkId(id))?.focus())
}

/** Scrolls to the careers section behind the dialog, unless it is already in view. */
function showCareers() {
  const section = document.getElementById('careers')
  if (!section) return
  const { top, bottom } = section.getBoundingClientRect()
  const middle = innerHeight / 2
  if (top > middle || bottom < middle) section.scrollIntoView({ behavior: 'instant' })
}
