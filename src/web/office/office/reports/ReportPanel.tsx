import { ChartColumn, Table2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { MessageReport, Report } from '#contract/office/reports.ts'
import { Panel } from '#web/office/platform/layout/Panel.tsx'
import { BarList, type BarRow } from '#web/ui/BarList.tsx'
import { SegmentedControl } from '#web/ui/SegmentedControl.tsx'
import { CountTable } from './CountTable.tsx'
import styles from './ReportPanel.module.css'
import { describeSeries, fullLabel, getUnit } from './report-texts.ts'
import { SeriesChart } from './SeriesChart.tsx'

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

type SeriesPanelProps = {
  title: string
  counts: MessageReport
  report: Report
  /** Singular, such as "application". */
  noun: string
  tone?: 'first' | 'second'
  empty: string
}

const headings = { day: 'Day', week: 'Week', month: 'Month' }

/** Counts over time, as a chart or as a table with the newest first. */
export function SeriesPanel({ title, counts, report, noun, tone, empty }: SeriesPanelProps) {
  const unit = getUnit(report)
  const { total, series } = counts
  const rows = series.map(({ date, count }, index) => ({
    name: `${fullLabel(date, unit)}${index === series.length - 1 ? ', so far' : ''}`,
    count,
  }))
  return (
    <ReportPanel
      title={title}
      summary={describeSeries(counts, unit, noun)}
      empty={total === 0 && empty}
      chart={<SeriesChart series={series} unit={unit} noun={noun} {...(tone && { tone })} />}
      table={
        <CountTable
          caption={title}
          heading={headings[unit]}
          counted={`${noun.charAt(0).toUpperCase()}${noun.slice(1)}s`}
          rows={rows.toReversed()}
        />
      }
    />
  )
}
