import type { StatusForm } from '#contract/hiring/application-handling.ts'
import type { ApplicationStatus } from '#contract/hiring/application-status.ts'
import type { Application } from '#contract/hiring/applications.ts'
import type { CompareOptions } from '#web/office/platform/drafts/compare.ts'
import { formatDateTime } from '#web/office/platform/format.ts'
import { fromProviderTime, toProviderTime } from '#web/office/platform/provider-clock.ts'
import { type StatusFields, setStatus } from './applications-queries.ts'

type StatusVersion = StatusFields & Pick<Application, 'id' | 'updatedAt'>

/** How two versions of an interview or a reason are compared. */
export const statusVersions: CompareOptions<StatusForm, StatusVersion> = {
  toValues: (application) => ({
    ...(application?.interviewAt
      ? toProviderTime(application.interviewAt)
      : { date: '', time: '' }),
    place: application?.interviewPlace ?? '',
    reason: application?.reason ?? '',
  }),
  fields: {
    date: { label: 'Interview', text: ({ date, time }) => interviewText(date, time) },
    time: { comparedWith: 'date' },
    place: { label: 'Place', text: ({ place }) => place },
    reason: { label: 'Reason', text: ({ reason }) => reason },
  },
}

const interviewText = (date: string, time: string) =>
  date && time ? formatDateTime(fromProviderTime(date, time)) : ''

/** Leaves out personal data, because a draft is stored in the browser. */
export const toStatusVersion = ({
  id,
  reason,
  interviewAt,
  interviewPlace,
  updatedAt,
}: StatusVersion): StatusVersion => ({ id, reason, interviewAt, interviewPlace, updatedAt })

export const saveStatus = (
  { id, updatedAt }: StatusVersion,
  status: ApplicationStatus,
  { date, time, place, reason }: StatusForm,
) =>
  setStatus({ id }, status, {
    reason,
    interviewAt: date ? fromProviderTime(date, time) : '',
    interviewPlace: place,
    updatedAt,
  })
