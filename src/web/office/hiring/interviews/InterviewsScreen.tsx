import { useQuery } from '@tanstack/react-query'
import { CalendarArrowDown } from 'lucide-react'
import { Link } from 'react-router'
import type { Interview } from '#contract/hiring/interviews.ts'
import { formatFullDay, formatTime, plural } from '#web/office/platform/format.ts'
import { prefetchAll } from '#web/office/platform/layout/lazy-screen.tsx'
import { Panel, PlainPanel } from '#web/office/platform/layout/Panel.tsx'
import { QueryStates, useFailureToast } from '#web/office/platform/layout/QueryStates.tsx'
import { ScreenTitle } from '#web/office/platform/layout/ScreenTitle.tsx'
import { useDownload } from '#web/office/platform/layout/use-download.ts'
import { sectionPath } from '#web/office/platform/paths.ts'
import { providerToday, toProviderTime } from '#web/office/platform/provider-clock.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { EmptyState } from '#web/ui/States.tsx'
import styles from './InterviewsScreen.module.css'
import { downloadCalendar, interviewsQuery, problemsOf } from './interview-queries.ts'

const failed = 'Failed to load interviews'

/** The interviews of today and later, by day. */
export function InterviewsScreen() {
  const query = useQuery(interviewsQuery)
  const { data, error } = query
  useFailureToast(error, failed)
  const { busy, start } = useCalendarFile()
  const interviews = data?.interviews ?? []
  const days = Map.groupBy(interviews, ({ interviewAt }) => toProviderTime(interviewAt).date)
  return (
    <>
      <ScreenTitle title="Interviews" count={data && plural(interviews.length, 'interview')}>
        {interviews.length > 0 && (
          <Button variant="line" busy={busy} onClick={() => start(undefined)}>
            <CalendarArrowDown className="icon" /> Calendar File
          </Button>
        )}
      </ScreenTitle>
      <QueryStates query={query} loading="Loading interviews..." failed={failed} />
      {data && interviews.length === 0 && (
        <PlainPanel>
          <EmptyState
            title="No interviews ahead"
            hint="Invite an applicant, and the interview stands here."
            action={<Link to={sectionPath('applicants', 'status=reviewed')}>Show applicants</Link>}
          />
        </PlainPanel>
      )}
      {data && (
        <div className={styles.days}>
          {[...days].map(([day, onDay]) => (
            <Panel key={day} title={dayTitle(day, onDay)}>
              <ul className={styles.agenda}>
                {onDay.map((interview) => (
                  <Entry
                    key={interview.id}
                    interview={interview}
                    problems={problemsOf(interview.interviewAt, [interview.id], data)}
                  />
                ))}
              </ul>
            </Panel>
          ))}
        </div>
      )}
    </>
  )
}

InterviewsScreen.prefetch = prefetchAll(interviewsQuery)

function dayTitle(day: string, [first]: Interview[]) {
  const text = first ? formatFullDay(first.interviewAt) : ''
  if (day === providerToday()) return `Today, ${text}`
  return day === providerToday(1) ? `Tomorrow, ${text}` : text
}

function Entry({ interview, problems }: { interview: Interview; problems: string[] }) {
  const { id, name, position, location, interviewAt, interviewPlace, by } = interview
  const { busy, start } = useCalendarFile()
  return (
    <li>
      <time dateTime={interviewAt}>{formatTime(interviewAt)}</time>
      <div>
        <Link to={sectionPath('applicants', `id=${id}`)}>{name}</Link>
        <p>{[position, location].filter(Boolean).join(', ')}</p>
        <p>
          {interviewPlace || 'No place yet'}
          {by && ` · ${by}`}
        </p>
        {problems.map((problem) => (
          <Badge key={problem} color="orange">
            {problem}
          </Badge>
        ))}
      </div>
      <IconButton
        variant="square"
        label={`Calendar file of the interview with ${name}`}
        icon={<CalendarArrowDown className="icon" />}
        disabled={busy}
        onClick={() => start(interview)}
      />
    </li>
  )
}

const useCalendarFile = () =>
  useDownload(downloadCalendar, {
    success: 'Calendar file downloaded',
    failure: 'Failed to download the calendar file. Please try again.',
  })
