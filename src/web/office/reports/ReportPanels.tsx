import { applicationStages, statusesOf } from '#contract/applications.ts'
import type { ApplicationReport, Report } from '#contract/reports.ts'
import { BarList, type BarRow } from '#web/ui/BarList.tsx'
import { stageColors, stageLabels } from '../applications/stages.ts'
import { plural } from '../format.ts'
import { CountTable } from './CountTable.tsx'
import { ReportPanel } from './ReportPanel.tsx'
import styles from './ReportPanels.module.css'
import { bandLabel, describeDecisions, describePositions } from './report-texts.ts'
import { SeriesPanel } from './SeriesPanel.tsx'

const noApplications = 'No applications in this period'

export function ReportPanels({ report }: { report: Report }) {
  const { applications, decisions, contactMessages } = report
  return (
    <div className={styles.panels}>
      {applications && (
        <>
          <SeriesPanel
            title="Applications over time"
            counts={applications}
            report={report}
            noun="application"
            empty={noApplications}
          />
          <CountsPanel
            title="Applications by status"
            summary={`${plural(applications.total, 'application')}, by the status they have now.`}
            heading="Status"
            counted="Applications"
            rows={stageRows(applications.byStatus)}
            empty={applications.total === 0 && noApplications}
          />
        </>
      )}
      {decisions && (
        <CountsPanel
          title="Time to decision"
          summary={describeDecisions(decisions)}
          heading="Time"
          counted="Decisions"
          rows={decisions.bands.map(({ days, count }, index, bands) => ({
            name: bandLabel(days, bands[index - 1]?.days),
            count,
          }))}
          empty={decisions.total === 0 && 'No decisions in this period'}
        />
      )}
      {applications && (
        <CountsPanel
          title="Applications by position"
          summary={describePositions(applications)}
          heading="Position"
          counted="Applications"
          rows={positionRows(applications)}
          empty={applications.total === 0 && noApplications}
        />
      )}
      {contactMessages && (
        <SeriesPanel
          title="Contact messages"
          counts={contactMessages}
          report={report}
          noun="message"
          tone="second"
          empty="No messages in this period"
        />
      )}
    </div>
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

function CountsPanel({ title, summary, heading, counted, rows, empty }: CountsPanelProps) {
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

/** The office counts withdrawn applications as rejected; the report tells how many they are. */
function stageRows(byStatus: ApplicationReport['byStatus']): BarRow[] {
  const of = (status: string) => byStatus[status] ?? 0
  return applicationStages.map((stage) => ({
    name: stageLabels[stage],
    note: stage === 'rejected' && of('withdrawn') > 0 && `${of('withdrawn')} of them withdrew`,
    count: statusesOf(stage).reduce((sum, status) => sum + of(status), 0),
    color: stageColors[stage],
  }))
}

function positionRows({ byPosition, otherPositions }: ApplicationReport): BarRow[] {
  const rows: BarRow[] = byPosition.map(({ title, count }) => ({ name: title, count }))
  return otherPositions > 0
    ? [...rows, { name: 'Other positions', count: otherPositions, color: 'grey' }]
    : rows
}
