import { type ApplicationStage, applicationStages, stageOf } from '#contract/applications.ts'
import type { BadgeColor } from '#web/ui/Badge.tsx'

export const stageLabels: Record<ApplicationStage, string> = {
  new: 'New',
  reviewed: 'Reviewed',
  interviewed: 'Interviewed',
  rejected: 'Rejected',
  hired: 'Hired',
}

/** Interviewed, or with more detail: Interviewed (interview scheduled) */
export function statusLabel(status: string) {
  const stage = stageLabels[stageOf(status)]
  return detailedStatuses.includes(status) ? `${stage} (${status.replaceAll('_', ' ')})` : stage
}

const detailedStatuses = ['interview_scheduled', 'interview_completed', 'withdrawn']

export const stageColors: Record<ApplicationStage, BadgeColor> = {
  new: 'orange',
  reviewed: 'blue',
  interviewed: 'green',
  rejected: 'red',
  hired: 'lime',
}

export const stageOptions = applicationStages.map((value) => ({
  value,
  label: stageLabels[value],
  color: stageColors[value],
}))
