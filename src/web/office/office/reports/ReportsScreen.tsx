import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { applicationExportCalls } from '#contract/hiring/application-bulk.ts'
import { contactExportCalls } from '#contract/messages/contact-handling.ts'
import {
  type ReportPeriod,
  reportCalls,
  reportPeriodNames,
  usualPeriod,
} from '#contract/office/reports.ts'
import { exportName } from '#contract/records/exports.ts'
import { call } from '#web/api/call.ts'
import { fetchFile } from '#web/api/files.ts'
import { Panel } from '#web/office/platform/layout/Panel.tsx'
import { QueryStates } from '#web/office/platform/layout/QueryStates.tsx'
import { ScreenTitle } from '#web/office/platform/layout/ScreenTitle.tsx'
import { useDownload } from '#web/office/platform/layout/use-download.ts'
import { useMay } from '#web/office/platform/layout/use-may.ts'
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

const exportCalls = {
  applications: applicationExportCalls.exportAll,
  'contact-messages': contactExportCalls.exportAll,
}

/** Downloads an export, with today's date in the file name. */
async function downloadExport(kind: keyof typeof exportCalls) {
  const file = await fetchFile(`api${exportCalls[kind].path}`)
  saveFile(file, exportName(kind, providerToday()))
}

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

/** Downloads of all applications and messages, as far as the role allows. */
function Exports() {
  const may = useMay()
  return (
    <Panel
      title="Export for a spreadsheet"
      note="Everything since the start, newest first, as a CSV file. Documents are not included. The audit log records who exported what."
    >
      <div className={styles.buttons}>
        {may('read applicants') && <ExportButton kind="applications" noun="applications" />}
        {may('read messages') && <ExportButton kind="contact-messages" noun="messages" />}
      </div>
    </Panel>
  )
}

type ExportButtonProps = { kind: Parameters<typeof downloadExport>[0]; noun: string }

function ExportButton({ kind, noun }: ExportButtonProps) {
  const { busy, start } = useDownload(downloadExport, {
    success: `Exported all ${noun}`,
    failure: `Failed to export ${noun}. Please try again.`,
  })
  return (
    <Button variant="line" busy={busy} onClick={() => start(kind)}>
      <Download className="icon" /> {busy ? `Exporting ${noun}...` : `Export ${noun}`}
    </Button>
  )
}
