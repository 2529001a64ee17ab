import { useQuery } from '@tanstack/react-query'
import { fromProviderTime } from '#web/office/platform/provider-clock.ts'
import { Remark } from '#web/ui/States.tsx'
import { interviewsQuery, problemsOf } from './interview-queries.ts'

type InterviewWarningProps = {
  /** As they are typed. */
  date: string
  time: string
  /** The applications of those who are invited. */
  ids: string[]
}

/** Warns of a time at which someone else comes, or the office is closed. It can be saved all the same. */
export function InterviewWarning({ date, time, ids }: InterviewWarningProps) {
  const { data } = useQuery(interviewsQuery)
  // A year that is still being typed is not a date yet.
  if (!data || date < '1000' || !time) return null
  const problems = problemsOf(fromProviderTime(date, time), ids, data)
  if (ids.length > 1) problems.unshift(`All ${ids.length} come at the same time`)
  return problems.length > 0 && <Remark>{problems.join('. ')}.</Remark>
}
