import { queryOptions } from '@tanstack/react-query'
import { type Interview, interviewCalls, overlap } from '#contract/hiring/interviews.ts'
import { isOutsideHours } from '#contract/hiring/office-hours.ts'
import { call } from '#web/api/call.ts'
import { fetchFile } from '#web/api/files.ts'
import { formatTime } from '#web/office/platform/format.ts'
import { toProviderTime } from '#web/office/platform/provider-clock.ts'
import { saveFile } from '#web/ui/save-file.ts'
import { applicationsKey } from '../applications-key.ts'

export const interviewsQuery = queryOptions({
  queryKey: [...applicationsKey, 'interviews'],
  queryFn: async () => (await call(interviewCalls.list, {})).data,
})

type Interviews = { interviews: Interview[]; officeHours: string }

/** What speaks against an interview at this time. `ids` are the applicants who come then. */
export function problemsOf(
  at: string,
  ids: string[],
  { interviews, officeHours }: Interviews,
): string[] {
  const { date, time } = toProviderTime(at)
  const clashes = interviews.filter(
    ({ id, interviewAt }) => !ids.includes(id) && overlap(at, interviewAt),
  )
  return [
    ...clashes.map(({ name, interviewAt }) => `Clashes with ${name}, ${formatTime(interviewAt)}`),
    ...(isOutsideHours(officeHours, date, time) ? ['Outside office hours'] : []),
  ]
}

/** Saves one interview, or all of them, for a calendar program. */
export async function downloadCalendar(interview: Interview | undefined) {
  const path = interview
    ? interviewCalls.calendarOfOne.path.replace(':id', interview.id)
    : interviewCalls.calendar.path
  saveFile(await fetchFile(`api${path}`), interview ? 'interview.ics' : 'interviews.ics')
}
