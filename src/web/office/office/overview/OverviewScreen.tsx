import { queryOptions, useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { type FileTrouble, type MailTrouble, overviewCalls } from '#contract/office/overview.ts'
import { errorMessage, isSessionOver } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { formatTime, plural } from '#web/office/platform/format.ts'
import { prefetchAll, prefetched } from '#web/office/platform/layout/lazy-screen.tsx'
import { useFailureToast } from '#web/office/platform/layout/QueryStates.tsx'
import { ScreenTitle } from '#web/office/platform/layout/ScreenTitle.tsx'
import { useMay } from '#web/office/platform/layout/use-may.ts'
import { sectionPath } from '#web/office/platform/paths.ts'
import { NewsPanel } from '#web/office/records/news/NewsPanel.tsx'
import { newsQuery } from '#web/office/records/news/news-queries.ts'
import { mailFailureTexts } from '#web/office/records/notes/mail-failures.ts'
import { Alert } from '#web/ui/States.tsx'
import { SetupPanel } from '../setup/SetupPanel.tsx'
import { WaitingPanel, waitingQuery } from '../waiting/WaitingPanel.tsx'
import styles from './OverviewScreen.module.css'
import { QuickActions } from './QuickActions.tsx'
import { RecentActivity } from './RecentActivity.tsx'
import { StatCards } from './StatCards.tsx'
import { UpcomingTasks } from './UpcomingTasks.tsx'

const overviewQuery = queryOptions({
  queryKey: ['office', 'overview'],
  queryFn: async () => (await call(overviewCalls.overview, {})).data,
  ...prefetched,
})

const failed = 'Failed to load dashboard data'

/** The first screen: new records, open tasks and shortcuts. */
export function OverviewScreen() {
  const may = useMay()
  const overview = useQuery(overviewQuery)
  const { data, error, dataUpdatedAt } = overview
  const broken = error !== null && !data
  useFailureToast(error, failed)

  return (
    <>
      <ScreenTitle
        title="Dashboard"
        count={data && `As of ${formatTime(new Date(dataUpdatedAt).toISOString())}`}
      />
      <div className={styles.overview}>
        {/* First, because an alert scrolls to where it can be seen. */}
        {data?.clockInDoubt && <ClockAlert />}
        {data?.mailTroubles?.map((trouble) => (
          <MailAlert key={trouble.reason} trouble={trouble} />
        ))}
        {data?.failedTasks?.map((title) => (
          <FailedTaskAlert key={title} title={title} />
        ))}
        {data?.fileTroubles?.map((trouble) => (
          <FileAlert key={`${trouble.reason} ${trouble.keyName}`} trouble={trouble} />
        ))}
        <NewsPanel />
        <WaitingPanel />
        {may('owner') && <SetupPanel />}
        {error && !isSessionOver(error) && <SystemStatus reason={errorMessage(error, failed)} />}
        <StatCards overview={data} failed={broken} />
        <div className={styles.columns}>
          <div className={styles.column}>
            {(may('read applicants') || may('read messages')) && (
              <RecentActivity
                overview={data}
                failed={error !== null}
                busy={overview.isFetching}
                onRefresh={() => overview.refetch()}
              />
            )}
            <QuickActions />
          </div>
          <UpcomingTasks overview={data} />
        </div>
      </div>
    </>
  )
}

OverviewScreen.prefetch = prefetchAll(overviewQuery, waitingQuery, newsQuery)

/** Explains why the numbers could not be loaded. */
function SystemStatus({ reason }: { reason: string }) {
  return (
    <section className={styles.status} aria-label="System Status">
      <CircleAlert className="icon" />
      <h2>System Status</h2>
      <p className={styles.state}>Error</p>
      <p className={styles.reason}>{reason}</p>
    </section>
  )
}

/** Warns about files that nobody cleans up, nobody can open or that are out of reach. */
function FileAlert({ trouble }: { trouble: FileTrouble }) {
  return <Alert>{describeReason(trouble)} Please tell the person who runs the server.</Alert>
}

function describeReason({ reason, keyName }: FileTrouble) {
  if (reason === 'foreign') {
    return 'The pictures and documents on the server do not belong to this database, so unused files are not removed.'
  }
  if (reason === 'out of reach') {
    return 'The store for pictures and documents does not answer, so documents cannot be opened or received.'
  }
  return `Applicants’ documents cannot be opened, because the key “${keyName}” is missing or wrong.`
}

/** Warns that the server has stopped deleting what is old. */
function ClockAlert() {
  return (
    <Alert>
      Nothing is deleted by itself, because the clock of the server may be wrong.{' '}
      <Link to={sectionPath('status')}>Look at the clock</Link>
    </Alert>
  )
}

/** Warns about email that was not delivered to visitors or to the office. */
function MailAlert({ trouble: { reason, failed, waiting } }: { trouble: MailTrouble }) {
  return (
    <Alert>
      {failed > 0 && `${plural(failed, 'email')} could not be sent. `}
      {waiting > 0 && `${plural(waiting, 'email')} could not be sent yet; we keep trying. `}
      {mailFailureTexts[reason]}
    </Alert>
  )
}

/** Warns about something that the server should have done by itself. */
function FailedTaskAlert({ title }: { title: string }) {
  return (
    <Alert>
      An automatic task failed: {title}.{' '}
      <Link to={sectionPath('audit', 'tab=tasks')}>See automatic tasks</Link>
    </Alert>
  )
}
