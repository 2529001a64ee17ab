import type { ReferralReport, Report } from '#contract/office/reports.ts'
import { referralStages } from '#contract/referrals/referrals.ts'
import { plural } from '#web/office/platform/format.ts'
import { stageColors, stageLabel } from '#web/office/referrals/referrals/stages.ts'
import type { BarRow } from '#web/ui/BarList.tsx'
import { CountsPanel, SeriesPanel } from './ReportPanel.tsx'
import { bandLabel, describeFirstCalls } from './report-texts.ts'

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
          color: stageColors[stage],
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
