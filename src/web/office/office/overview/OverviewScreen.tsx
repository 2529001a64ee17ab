import { useQuery } from '@tanstack/react-query'
import { errorMessage, isSessionOver } from '#web/api/api-error.ts'
import { FailedTaskAlert } from '#web/office/operations/scheduler/FailedTaskAlert.tsx'
import { formatTime } from '#web/office/platform/format.ts'
import { ScreenTitle } from '#web/office/platform/layout/ScreenTitle.tsx'
import { useFailureToast } from '#web/office/platform/layout/use-failure-toast.ts'
import { useMay } from '#web/office/platform/layout/use-may.ts'
import { WaitingPanel } from '../waiting/WaitingPanel.tsx'
import { FileAlert } from './FileAlert.tsx'
import { MailAlert } from './MailAlert.tsx'
import styles from './OverviewScreen.module.css'
import { overviewQuery } from './overview-queries.ts'
import { QuickActions } from './QuickActions.tsx'
import { RecentActivity } from './RecentActivity.tsx'
import { StatCards } from './StatCards.tsx'
import { SystemStatus } from './SystemStatus.tsx'
import { UpcomingTasks } from './UpcomingTasks.tsx'

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
        <WaitingPanel />
        {error && !isSessionOver(error) && <SystemStatus reason={errorMessage(error, failed)} />}
        {data?.mailTroubles?.map((trouble) => (
          <MailAlert key={trouble.reason} trouble={trouble} />
        ))}
        {data?.failedTasks?.map((name) => (
          <FailedTaskAlert key={name} name={name} />
        ))}
        {data?.fileTroubles?.map((trouble) => (
          <FileAlert key={`${trouble.reason} ${trouble.keyName}`} trouble={trouble} />
        ))}
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
          <UpcomingTasks />
        </div>
      </div>
    </>
  )
}
