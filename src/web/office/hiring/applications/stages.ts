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

/** Whether someone comes for an interview that is still ahead. */
const hasUpcomingInterview = ({ status, interviewAt }: Interviewed) =>
  status === 'interview_scheduled' && interviewAt !== '' && Date.parse(interviewAt) > Date.now()

type Interviewed = Pick<Application, 'status' | 'interviewAt'>

/** An interview that is still ahead is not one that took place. */
const upcomingOptions = stageOptions.map((option) =>
  option.value === 'interviewed'
    ? { ...option, label: 'Upcoming', color: 'blue' as const }
    : option,
)

/** The stages as the list offers them for an application. */
export const stageOptionsFor = (application: Interviewed) =>
  hasUpcomingInterview(application) ? upcomingOptions : stageOptions

/** All statuses, as the details of an application offer them. */
export const statusOptions = applicationStatuses.map((value) => ({
  value,
  label: statusNames[value],
  color: stageColors[getStage(value)],
}))

/** Friday, November 20, 2026 at 10:00 AM, Main office; empty when nothing is known. */
export const interviewText = ({
  interviewAt,
  interviewPlace,
}: Pick<Application, 'interviewAt' | 'interviewPlace'>) =>
  [interviewAt && formatFullDayAndTime(interviewAt), interviewPlace].filter(Boolean).join(', ')

const mostLacks = 3

/** Lacks: Keys; CPR; Contract and 2 more. Items have commas of their own. */
export function lacksText(items: string[]) {
  const more = items.length - mostLacks
  const named = items.slice(0, mostLacks).join('; ')
  return `Lacks: ${named}${more > 0 ? ` and ${more} more` : ''}`
}
