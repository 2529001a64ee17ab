import { applicationStages, listStatuses } from '#contract/hiring/application-status.ts'
import type {
  ApplicationReport,
  LossReport,
  ReferralReport,
  Report,
  TimesTaken,
} from '#contract/office/reports.ts'
import { referralStages } from '#contract/referrals/referrals.ts'
import { stageColors, stageLabels } from '#web/office/hiring/applications/stages.ts'
import { plural } from '#web/office/platform/format.ts'
import {
  stageColors as referralStageColors,
  stageLabel,
} from '#web/office/referrals/referrals/stages.ts'
import { BarList, type BarRow } from '#web/ui/BarList.tsx'
import { JobTable } from './CountTable.tsx'
import { CountsPanel, ReportPanel, SeriesPanel } from './ReportPanel.tsx'
import styles from './ReportPanels.module.css'
import {
  bandLabel,
  describeDecisions,
  describeFirstCalls,
  describeFirstLooks,
  describeJobs,
  describeLosses,
  describeStages,
  nameOfJob,
} from './report-texts.ts'

const noApplications = 'No applications in this period'

export function ReportPanels({ report }: { report: Report }) {
  const { applications, firstLooks, decisions, losses, contactMessages, referrals } = report
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
          <ReportPanel
            title="Applications by job"
            summary={describeJobs(applications)}
            empty={applications.total === 0 && noApplications}
            chart={<BarList label="Applications by job" rows={jobRows(applications)} />}
            table={<JobTable applications={applications} />}
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
      {losses && (
        <CountsPanel
          title="Lost by stage"
          summary={describeLosses(losses)}
          heading="Stage before"
          counted="People"
          rows={lossRows(losses)}
          empty={
            losses.every(({ rejected, withdrawn }) => rejected + withdrawn === 0) &&
            'Nobody was rejected or withdrew in this period'
          }
        />
      )}
      {firstLooks && (
        <CountsPanel
          title="Time to first look"
          summary={describeFirstLooks(firstLooks)}
          heading="Time"
          counted="First looks"
          rows={bandRows(firstLooks)}
          empty={firstLooks.total === 0 && 'No first looks in this period'}
        />
      )}
      {decisions && (
        <CountsPanel
          title="Time to decision"
          summary={describeDecisions(decisions)}
          heading="Time"
          counted="Decisions"
          rows={bandRows(decisions)}
          empty={decisions.total === 0 && 'No decisions in this period'}
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
      {referrals && <ReferralPanels referrals={referrals} report={report} />}
    </div>
  )
}

/** The office counts withdrawn applications as rejected; the report tells how many they are. */
function stageRows(byStatus: ApplicationReport['byStatus']): BarRow[] {
  const of = (status: string) => byStatus[status] ?? 0
  return applicationStages.map((stage) => ({
    name: stageLabels[stage],
    note: stage === 'rejected' && of('withdrawn') > 0 && `${of('withdrawn')} of them withdrew`,
    count: listStatuses(stage).reduce((sum, status) => sum + of(status), 0),
    color: stageColors[stage],
  }))
}

const bandRows = ({ bands }: TimesTaken): BarRow[] =>
  bands.map(({ days, count }, index) => ({
    name: bandLabel(days, bands[index - 1]?.days),
    count,
  }))

const lossRows = (losses: LossReport): BarRow[] =>
  losses.map(({ stage, rejected, withdrawn }) => ({
    name: stageLabels[stage],
    note: withdrawn > 0 && `${withdrawn.toLocaleString('en-US')} of them withdrew`,
    count: rejected + withdrawn,
    color: stageColors[stage],
  }))

function jobRows({ byJob, otherJobs }: ApplicationReport): BarRow[] {
  const rows: BarRow[] = byJob.map((job) => ({
    id: job.jobId,
    name: nameOfJob(job),
    note: describeStages(job),
    count: job.total,
  }))
  return otherJobs > 0 ? [...rows, { name: 'Other jobs', count: otherJobs, color: 'grey' }] : rows
}

const none = 'No referrals in this period'

type ReferralPanelsProps = { referrals: ReferralReport; report: Report }

export function ReferralPanels({ referrals, report }: ReferralPanelsProps) {
  const { total, byStage, firstCalls } = referrals
  return (
    <>
      <SeriesPanel
        title="Referrals over time"
        counts={referrals}
        report={report}
        noun="referral"
        tone="second"
        empty={none}
      />
      <CountsPanel
        title="Referrals by stage"
        summary={`${plural(total, 'referral')}, by the stage they have now.`}
        heading="Stage"
        counted="Referrals"
        rows={referralStages.map((stage) => ({
          name: stageLabel(stage),
          count: byStage[stage] ?? 0,
          color: referralStageColors[stage],
        }))}
        empty={total === 0 && none}
      />
      <CountsPanel
        title="Referrals by county"
        summary={`${plural(total, 'referral')}, by the county where the person lives.`}
        heading="County"
        counted="Referrals"
        rows={countyRows(referrals)}
        empty={total === 0 && none}
      />
      <CountsPanel
        title="Time to first call"
        summary={describeFirstCalls(firstCalls)}
        heading="Time"
        counted="First calls"
        rows={firstCalls.bands.map(({ days, count }, index, bands) => ({
          name: bandLabel(days, bands[index - 1]?.days),
          count,
        }))}
        empty={firstCalls.total === 0 && 'No first calls in this period'}
      />
    </>
  )
}

function countyRows({ byCounty, otherCounties }: ReferralReport): BarRow[] {
  return otherCounties > 0
    ? [...byCounty, { name: 'Other counties', count: otherCounties, color: 'grey' }]
    : byCounty
}
