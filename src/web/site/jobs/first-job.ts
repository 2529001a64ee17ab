import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { jobQuery } from './jobs-query.ts'
import { useCareersView } from './listing-address.ts'

/**
 * Whether the job that the page came with is still open. What is behind it can wait, and without the list of jobs and
 * what is below it the page arrives a round trip sooner.
 */
export function useIsBehindFirstJob() {
  const { jobName } = useCareersView()
  const { data } = useQuery({ ...jobQuery(jobName ?? ''), enabled: jobName !== undefined })
  const [isBehind, setBehind] = useState(data?.state === 'open')
  if (isBehind && data?.state !== 'open') setBehind(false)
  return isBehind
}
