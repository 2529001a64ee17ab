/** The statuses the server stores, in the usual order of an application. */
export const applicationStatuses = [
  'pending',
  'reviewing',
  'shortlisted',
  'interview_scheduled',
  'interview_completed',
  'rejected',
  'hired',
  'withdrawn',
] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** The statuses as people call them. */
export const statusNames: Record<ApplicationStatus, string> = {
  pending: 'New',
  reviewing: 'Reviewed',
  shortlisted: 'Shortlisted',
  interview_scheduled: 'Interview scheduled',
  interview_completed: 'Interview completed',
  rejected: 'Rejected',
  hired: 'Hired',
  withdrawn: 'Withdrawn',
}

/** The status in words; one that is not known counts as new. */
export const statusLabel = (status: string) =>
  Object.hasOwn(statusNames, status)
    ? statusNames[status as ApplicationStatus]
    : statusNames.pending

/** Whether an application can have a reason: it ended without a job. */
export const canHaveReason = (status: ApplicationStatus) =>
  status === 'rejected' || status === 'withdrawn'

/** The stages the office shows; each stands for one or more statuses. */
export const applicationStages = ['new', 'reviewed', 'interviewed', 'rejected', 'hired'] as const
export type ApplicationStage = (typeof applicationStages)[number]

const stages: Record<ApplicationStatus, ApplicationStage> = {
  pending: 'new',
  reviewing: 'reviewed',
  shortlisted: 'interviewed',
  interview_scheduled: 'interviewed',
  interview_completed: 'interviewed',
  rejected: 'rejected',
  hired: 'hired',
  withdrawn: 'rejected',
}

/** The stage of a status; an unknown status counts as new. */
export const getStage = (status: string): ApplicationStage =>
  Object.hasOwn(stages, status) ? stages[status as ApplicationStatus] : 'new'

/** The statuses of a stage; choosing the stage saves the first of them. */
export const listStatuses = (stage: ApplicationStage) =>
  applicationStatuses.filter((status) => stages[status] === stage)

/** What an applicant names the application by, such as A-7F3C-91D2: the end of its id. */
export const applicationReference = (id: string) =>
  `A-${id.slice(-8, -4)}-${id.slice(-4)}`.toUpperCase()
