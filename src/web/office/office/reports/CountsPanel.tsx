import { BarList, type BarRow } from '#web/ui/BarList.tsx'
import { CountTable } from './CountTable.tsx'
import { ReportPanel } from './ReportPanel.tsx'

type CountsPanelProps = {
  title: string
  summary: string
  heading: string
  counted: string
  rows: BarRow[]
  empty: string | false
}

/** Counts of groups, as bars or as a table. */
export function CountsPanel({ title, summary, heading, counted, rows, empty }: CountsPanelProps) {
  return (
    <ReportPanel
      title={title}
      summary={summary}
      empty={empty}
      chart={<BarList label={title} rows={rows} />}
      table={<CountTable caption={title} heading={heading} counted={counted} rows={rows} shares />}
    />
  )
}
