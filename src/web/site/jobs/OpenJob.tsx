import { type ComponentType, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Job } from '#contract/jobs.ts'
import { jobTitle, siteTitle } from '../seo/titles.ts'
import { JobDialog } from './JobDialog.tsx'
import { jobLinkId } from './JobLine.tsx'
import { type JobFilter, listingPath, summaryPath } from './listing-address.ts'

const scrollDelay = 100

type ApplicationDialogProps = {
  job: Pick<Job, 'id' | 'title' | 'location'>
  onClose: () => void
}

/** The dialog of a job, and after Apply Now the dialog of the application in its place. */
export function OpenJob({ job, filter }: { job: Job; filter: JobFilter }) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [applying, setApplying] = useState(false)
  const [Application, setApplication] = useState<ComponentType<ApplicationDialogProps>>()
  const listHref = listingPath(filter)

  useEffect(() => {
    document.title = jobTitle(job)
    const timer = setTimeout(showCareers, scrollDelay)
    return () => {
      clearTimeout(timer)
      document.title = siteTitle
      returnFocus(job.id)
    }
  }, [job])

  const close = () => {
    if (state?.fromListing) navigate(-1)
    else navigate(listHref, { replace: true })
  }
  const apply = async () => {
    setApplying(true)
    const { ApplicationDialog } = await import('../applications/ApplicationDialog.tsx')
    setApplication(() => ApplicationDialog)
  }

  if (Application) return <Application job={job} onClose={() => navigate(summaryPath)} />
  return (
    <JobDialog job={job} listHref={listHref} onClose={close} onApply={apply} applying={applying} />
  )
}

/**
 * The focus goes back to where the job was opened, or would have been. One frame later: a browser
 * that goes back to an address with a hash takes the focus away first.
 */
function returnFocus(id: string) {
  requestAnimationFrame(() => document.getElementById(jobLinkId(id))?.focus())
}

/** Behind the dialog stands the section the job belongs to; a visitor who is reading there stays where he is. */
function showCareers() {
  const section = document.getElementById('careers')
  if (!section) return
  const { top, bottom } = section.getBoundingClientRect()
  const middle = innerHeight / 2
  if (top > middle || bottom < middle) section.scrollIntoView({ behavior: 'instant' })
}
