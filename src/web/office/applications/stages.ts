import { type ApplicationStage, applicationStages } from '#contract/applications.ts'
import type { BadgeColor } from '#web/ui/Badge.tsx'

export const stageLabels: Record<ApplicationStage, string> = {
  new: 'New',
  reviewed: 'Reviewed',
  interviewed: 'Interviewed',
  rejected: 'Rejected',
  hired: 'Hired',
}

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
}))
