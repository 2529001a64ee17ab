import type { MessageReport, Report } from '#contract/office/reports.ts'
import { CountTable } from './CountTable.tsx'
import { ReportPanel } from './ReportPanel.tsx'
import { describeSeries, fullLabel, getUnit } from './report-texts.ts'
import { SeriesChart } from './SeriesChart.tsx'

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
