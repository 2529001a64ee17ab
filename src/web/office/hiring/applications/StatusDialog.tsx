import { useQuery } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { Link } from 'react-router'
import { StatusForm } from '#contract/hiring/application-handling.ts'
import {
  type ApplicationStatus,
  canHaveReason,
  statusNames,
} from '#contract/hiring/application-status.ts'
import { type Application, applicationLimits } from '#contract/hiring/applications.ts'
import { isCheckReason } from '#contract/hiring/decisions.ts'
import { useSave } from '#web/office/platform/drafts/use-change.ts'
import { useDraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { DateTimeFields } from '#web/office/platform/layout/DateTimeFields.tsx'
import { FormDialog } from '#web/office/platform/layout/FormDialog.tsx'
import { sectionPath } from '#web/office/platform/paths.ts'
import { fromProviderTime, providerToday } from '#web/office/platform/provider-clock.ts'
import { SelectField } from '#web/ui/Field.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import { Status } from '#web/ui/Status.tsx'
import { applicationsKey } from '../applications-key.ts'
import { InterviewWarning } from '../interviews/InterviewWarning.tsx'
import { fullName, restoreStatus } from './applications-queries.ts'
import { reasonsQuery } from './handling-queries.ts'
import { saveStatus, statusVersions, toStatusVersion } from './status-versions.ts'

type StatusDialogProps = {
  application: Application
  status: ApplicationStatus
  onClose: () => void
}

/** Asks for the day and place of an interview, or for the reason, before the status is saved. */
export function StatusDialog({ application, status, onClose }: StatusDialogProps) {
  const draft = useDraftForm({
    kind: 'application status',
    item: toStatusVersion(application),
    schema: StatusForm,
    start: statusVersions.toValues(application),
    compare: statusVersions,
    onClose,
  })
  const saving = useSave(draft, {
    save: (values: StatusForm, item) => saveStatus(item ?? application, status, values),
    undo: (_, { data }) => restoreStatus(application, data.updatedAt),
    reload: applicationsKey,
    success: 'Application status updated successfully',
    failure: 'Failed to update application status',
  })
  const { form } = draft
  const disabled = saving.isPending
  const hasInterview = status === 'interview_scheduled'
  const isOver = hasInterview && isPast(form.watch('date'), form.watch('time'))
  const { data: reasons } = useQuery({ ...reasonsQuery, enabled: canHaveReason(status) })

  return (
    <FormDialog
      title={`${statusNames[status]}: ${fullName(application)}`}
      draft={draft}
      saving={saving}
      fields={{
        date: hasInterview && (
          <>
            <DateTimeFields
              form={form}
              date={{
                name: 'date',
                label: 'Day of the interview',
                hint: isOver ? <b>{over}</b> : 'You can add it later.',
              }}
              time={{ name: 'time', label: 'Time' }}
              disabled={disabled}
            />
            <Status>{isOver && over}</Status>
            <InterviewWarning
              date={form.watch('date')}
              time={form.watch('time')}
              ids={[application.id]}
            />
          </>
        ),
        time: null,
        place: hasInterview && (
          <FormField
            form={form}
            name="place"
            label="Place"
            hint="A room, an address, or how you will call."
            disabled={disabled}
            maxLength={applicationLimits.place}
          />
        ),
        reason: canHaveReason(status) && (
          <ReasonField
            form={form}
            // A background check is a reason in two steps, through which Reject leads.
            reasons={(reasons?.reasons ?? []).filter(
              (reason) => status !== 'rejected' || !isCheckReason(reason),
            )}
            disabled={disabled}
          />
        ),
      }}
    />
  )
}

const over = 'This is in the past. You can save it all the same.'

/** Whether an interview is over. A year that is still being typed is not a date yet. */
function isPast(date: string, time: string) {
  if (date < '1000') return false
  const today = providerToday()
  if (date !== today || !time) return date < today
  return Date.parse(fromProviderTime(date, time)) < Date.now()
}

type ReasonFieldProps = {
  form: UseFormReturn<StatusForm, unknown, StatusForm>
  reasons: string[]
  disabled: boolean
}

function ReasonField({ form, reasons, disabled }: ReasonFieldProps) {
  const chosen = form.watch('reason')
  // A reason stays with the application when it is taken off the list.
  const options = chosen && !reasons.includes(chosen) ? [chosen, ...reasons] : reasons
  return (
    <>
      <FormField
        form={form}
        name="reason"
        as={SelectField}
        label="Reason"
        hint="Only the office sees it."
        // The options arrive later than the value.
        value={chosen}
        disabled={disabled}
      >
        <option value="">No reason given</option>
        {options.map((reason) => (
          <option key={reason}>{reason}</option>
        ))}
      </FormField>
      <div>
        <Link to={sectionPath('hiring-settings', 'reasons')}>Edit the list of reasons</Link>
      </div>
    </>
  )
}
