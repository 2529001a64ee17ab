import { useQuery } from '@tanstack/react-query'
import { MoveForm } from '#contract/hiring/application-handling.ts'
import type { Application, OpenedApplication } from '#contract/hiring/applications.ts'
import { useSave } from '#web/office/platform/drafts/use-change.ts'
import { useDraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { FormDialog } from '#web/office/platform/layout/FormDialog.tsx'
import { Remark } from '#web/ui/States.tsx'
import { applicationsKey } from '../applications-key.ts'
import { jobsQuery } from '../jobs/jobs-queries.ts'
import { fullName } from './applications-queries.ts'
import { moveApplication } from './handling-queries.ts'
import { JobField } from './JobField.tsx'

type Version = Pick<Application, 'id' | 'jobId' | 'position' | 'location' | 'updatedAt'>
type MoveDialogProps = { application: OpenedApplication; onClose: () => void }

/** Moves an application to another job. */
export function MoveDialog({ application, onClose }: MoveDialogProps) {
  const { id, jobId, position, location, updatedAt, alsoApplied } = application
  const { data: jobs = [] } = useQuery(jobsQuery)
  const version: Version = { id, jobId, position, location, updatedAt }
  const draft = useDraftForm({
    kind: 'applicant to move',
    item: version,
    schema: MoveForm,
    start: { jobId },
    compare: {
      toValues: (item) => ({ jobId: item?.jobId ?? '' }),
      fields: { jobId: { label: 'Position', text: ({ jobId }) => jobName(jobId) } },
    },
    onClose,
  })
  const saving = useSave(draft, {
    save: (values: MoveForm, item = version) => moveApplication(item, values),
    // Nothing can be moved back to a job that was deleted.
    ...(jobs.some(({ id }) => id === jobId) && {
      undo: (_: MoveForm, { data }: { data: Application }) => moveApplication(data, { jobId }),
    }),
    reload: applicationsKey,
    success: ({ jobId }) => `${fullName(application)}: moved to ${jobName(jobId)}`,
    failure: 'Failed to move the applicant. Please try again.',
  })
  const chosen = draft.form.watch('jobId')
  return (
    <FormDialog
      title={`Move to Another Job: ${fullName(application)}`}
      action="Move"
      draft={draft}
      saving={saving}
      fields={{
        jobId: (
          <JobField
            form={draft.form}
            current={application}
            hint="Status, notes and documents stay as they are. With a private link, the applicant sees the new job."
            disabled={saving.isPending}
          />
        ),
      }}
    >
      {(fields) => (
        <>
          {fields}
          {alsoApplied.some((other) => other.jobId === chosen) && (
            <Remark>This person has another application for this job.</Remark>
          )}
        </>
      )}
    </FormDialog>
  )

  function jobName(jobId: string) {
    const job = jobs.find(({ id }) => id === jobId)
    return job ? `${job.title}, ${job.location}` : position
  }
}
