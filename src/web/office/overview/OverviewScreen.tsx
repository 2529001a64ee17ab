import { useQuery } from '@tanstack/react-query'
import { isSessionOver, messageOf } from '#web/api/api-error.ts'
import { formatTime } from '../format.ts'
import { ScreenTitle } from '../layout/ScreenTitle.tsx'
import { useFailureToast } from '../layout/use-failure-toast.ts'
import { dashboardQuery } from './dashboard-queries.ts'
import { MailAlert } from './MailAlert.tsx'
import styles from './OverviewScreen.module.css'
import { QuickActions } from './QuickActions.tsx'
import { RecentActivity } from './RecentActivity.tsx'
import { StatCards } from './StatCards.tsx'
import { SystemStatus } from './SystemStatus.tsx'
import { UpcomingTasks } from './UpcomingTasks.tsx'

const failed = 'Failed to load dashboard data'

/** What came in, what waits, and the way to the work. */
export function OverviewScreen() {
  const dashboard = useQuery(dashboardQuery)
  const { data, error, dataUpdatedAt } = dashboard
  const broken = error !== null && !data
  useFailureToast(error, failed)

  return (
    <>
      <ScreenTitle
        title="Dashboard"
        count={data && `As of ${formatTime(new Date(dataUpdatedAt).toISOString())}`}
      />
      <div className={styles.overview}>
        {error && !isSessionOver(error) && <SystemStatus reason={messageOf(error, failed)} />}
        {data?.mailTroubles?.map((trouble) => (
          <MailAlert key={trouble.reason} trouble={trouble} />
        ))}
        <StatCards dashboard={data} failed={broken} />
        <div className={styles.columns}>
          <div className={styles.column}>
            <RecentActivity
              dashboard={data}
              failed={error !== null}
              busy={dashboard.isFetching}
              onRefresh={() => dashboard.refetch()}
            />
            <QuickActions />
          </div>
          <UpcomingTasks />
        </div>
      </div>
    </>
  )
}
