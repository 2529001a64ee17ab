import {
  type ApplicationStage,
  applicationStages,
  applicationStatuses,
  getStage,
  statusNames,
} from '#contract/hiring/application-status.ts'
import type { Application } from '#contract/hiring/applications.ts'
import { formatFullDayAndTime } from '#web/office/platform/format.ts'
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
  color: stageColors[value],
}))

/** All statuses, as the details of an application offer them. */
export const statusOptions = applicationStatuses.map((value) => ({
  value,
  label: statusNames[value],
  color: stageColors[getStage(value)],
}))

/** Friday, November 20, 2026, 10:00 AM, Main office; empty when nothing is known. */
export const interviewText = ({
  interviewAt,
  interviewPlace,
}: Pick<Application, 'interviewAt' | 'interviewPlace'>) =>
  [interviewAt && formatFullDayAndTime(interviewAt), interviewPlace].filter(Boolean).join(', ')
