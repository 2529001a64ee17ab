import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { type ReportPeriod, reportPeriodNames, usualPeriod } from '#contract/office/reports.ts'
import { QueryStates } from '#web/office/platform/layout/QueryStates.tsx'
import { ScreenTitle } from '#web/office/platform/layout/ScreenTitle.tsx'
import { SegmentedControl } from '#web/ui/SegmentedControl.tsx'
import { Exports } from './Exports.tsx'
import { ReportPanels } from './ReportPanels.tsx'
import styles from './ReportsScreen.module.css'
import { formatDateRange } from './report-texts.ts'
import { reportQuery } from './reports-queries.ts'

const failed = 'Failed to load reports'

const periods = reportPeriodNames.map((value) => ({ value, label: value.replace('-', ' ') }))

export function ReportsScreen() {
  const [period, setPeriod] = usePeriod()
  const report = useQuery(reportQuery(period))
  const { data, isPending, isPlaceholderData } = report

  return (
    <>
      <ScreenTitle
        title="Reports"
        count={data && !isPlaceholderData ? formatDateRange(data) : ''}
      />
      <div className={styles.period}>
        <SegmentedControl
          label="Show the last"
          name="period"
          options={periods}
          selected={period}
          onChange={({ target }) => setPeriod(target.value)}
        />
      </div>
      <div className={styles.reports} aria-busy={isPlaceholderData}>
        <QueryStates query={report} loading="Loading reports..." failed={failed} />
        {data && <ReportPanels report={data} />}
        {!isPending && <Exports />}
      </div>
    </>
  )
}

/** The period is part of the address, so that it can be linked. */
function usePeriod() {
  const [query, setQuery] = useSearchParams()
  const asked = query.get('period')
  const period: ReportPeriod = reportPeriodNames.find((name) => name === asked) ?? usualPeriod
  const setPeriod = (next: string) => {
    setQuery((before) => {
      before.delete('period')
      if (next !== usualPeriod) before.set('period', next)
      return before
    })
  }
  return [period, setPeriod] as const
}
