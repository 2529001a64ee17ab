import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { jobQuery } from './jobs-query.ts'
import { summaryPath } from './listing-address.ts'
import { OpenJob } from './OpenJob.tsx'
import { useCareersView } from './use-careers-view.ts'

/** What `/jobs/…` adds to the page: the job's dialog. An address without an open job leads to the careers. */
export function JobRoute() {
  const { jobName, filter } = useCareersView()
  const { data } = useQuery({ ...jobQuery(jobName ?? ''), enabled: jobName !== undefined })
  const navigate = useNavigate()
  const found = jobName === undefined ? undefined : data

  useEffect(() => {
    if (!found || found.state === 'open') return
    navigate(summaryPath, { replace: true, state: { jobClosed: found.state === 'closed' } })
  }, [found, navigate])

  if (found?.state !== 'open') return null
  return <OpenJob key={found.job.id} job={found.job} filter={filter} />
}
