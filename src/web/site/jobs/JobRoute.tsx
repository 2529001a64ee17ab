import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { jobQuery, jobsQuery, toSummary } from './jobs-query.ts'
import { summaryPath, useCareersView } from './listing-address.ts'
import { OpenJob } from './OpenJob.tsx'

/**
 * The dialog at `/jobs/…`. It first shows what the list knows about the job. An address without an
 * open job redirects to the careers section.
 */
export function JobRoute() {
  const { jobName = '', filter } = useCareersView()
  const { data: found, error, isFetching, refetch } = useQuery(jobQuery(jobName))
  const { data: list } = useQuery(jobsQuery(filter))
  const navigate = useNavigate()

  useEffect(() => {
    if (!found || found.state === 'open') return
    void navigate(summaryPath, { replace: true, state: { jobClosed: found.state === 'closed' } })
  }, [found, navigate])

  if (found && found.state !== 'open') return null
  const listed = list?.jobs.find(({ id }) => id === jobName)
  const job = found ? toSummary(found.job) : listed
  // The address may be wrong, so nothing opens until the job is found.
  if (!job && !error) return null
  return (
    <OpenJob
      key={jobName}
      job={job}
      description={found?.job.description}
      error={error}
      loading={isFetching}
      onRetry={() => refetch()}
      filter={filter}
    />
  )
}
