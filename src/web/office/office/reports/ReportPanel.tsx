import { ChartColumn, Table2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Panel } from '#web/office/platform/layout/Panel.tsx'
import { SegmentedControl } from '#web/ui/SegmentedControl.tsx'
import styles from './ReportPanel.module.css'

type ReportPanelProps = {
  title: string
  /** The chart in one sentence. */
  summary: string
  /** Shown instead of both when there is no data. */
  empty: string | false
  chart: ReactNode
  table: ReactNode
}

const views = [
  { value: 'chart', label: 'Chart', icon: <ChartColumn className="icon" /> },
  { value: 'table', label: 'Table', icon: <Table2 className="icon" /> },
]

/** One report, as a chart or as a table. */
export function ReportPanel({ title, summary, empty, chart, table }: ReportPanelProps) {
  const [view, setView] = useState('chart')
  const name = useId()
  if (empty) {
    return (
      <Panel title={title}>
        <p className={styles.none}>{empty}</p>
      </Panel>
    )
  }
  const viewSwitch = (
    <div className={styles.switch}>
      <SegmentedControl
        label={`Show ${title} as`}
        hideLabel
        name={name}
        options={views}
        selected={view}
        onChange={({ target }) => setView(target.value)}
      />
    </div>
  )
  return (
    <Panel title={title} note={summary} action={viewSwitch}>
      <div className={styles.body}>{view === 'chart' ? chart : table}</div>
    </Panel>
  )
}
