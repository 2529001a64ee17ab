import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useSearchParams } from 'react-router'
import {
  type ReportPeriod,
  reportCalls,
  reportPeriodNames,
  usualPeriod,
} from '#contract/office/reports.ts'
import { exportName } from '#contract/records/exports.ts'
import { call } from '#web/api/call.ts'
import { fetchFile } from '#web/api/files.ts'
import { prefetchAll } from '#web/office/platform/layout/lazy-screen.tsx'
import { Panel } from '#web/office/platform/layout/Panel.tsx'
import { QueryStates } from '#web/office/platform/layout/QueryStates.tsx'
import { ScreenTitle } from '#web/office/platform/layout/ScreenTitle.tsx'
import type { ListExport, Section } from '#web/office/platform/layout/section.ts'
import { useDownload } from '#web/office/platform/layout/use-download.ts'
import { providerToday } from '#web/office/platform/provider-clock.ts'
import { Button } from '#web/ui/Button.tsx'
import { SegmentedControl } from '#web/ui/SegmentedControl.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { ReportPanels } from './ReportPanels.tsx'
import styles from './ReportsScreen.module.css'
import { formatDateRange } from './report-texts.ts'

const reportQuery = (period: ReportPeriod) =>
  queryOptions({
    queryKey: ['office', 'reports', period],
    queryFn: async () => (await call(reportCalls.read, { query: { period } })).data,
    placeholderData: keepPreviousData,
  })

/** Downloads an export, with today's date in the file name. */
async function downloadExport({ call, file }: ListExport) {
  saveFile(await fetchFile(`api${call.path}`), exportName(file, providerToday()))
}

const failed = 'Failed to load reports'

const periods = reportPeriodNames.map((value) => ({ value, label: value.replace('-', ' ') }))

export function ReportsScreen({ sections }: { sections: Pick<Section, 'exports'>[] }) {
  const exports = sections.flatMap((section) => section.exports ?? [])
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
        {!isPending && <Exports exports={exports} />}
      </div>
    </>
  )
}

ReportsScreen.prefetch = prefetchAll(reportQuery(usualPeriod))

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

/** Downloads of all records of a kind. */
function Exports({ exports }: { exports: ListExport[] }) {
  return (
    <Panel
      title="Export for a spreadsheet"
      note="Everything since the start, newest first, as a CSV file. Documents are not included. The audit log records who exported what."
    >
      <div className={styles.buttons}>
        {exports.map((each) => (
          <ExportButton key={each.file} {...each} />
        ))}
      </div>
    </Panel>
  )
}

function ExportButton(exported: ListExport) {
  const { noun } = exported
  const { busy, start } = useDownload(downloadExport, {
    success: `Exported all ${noun}`,
    failure: `Failed to export ${noun}. Please try again.`,
  })
  return (
    <Button variant="line" busy={busy} onClick={() => start(exported)}>
      <Download className="icon" /> {busy ? `Exporting ${noun}...` : `Export ${noun}`}
    </Button>
  )
}
