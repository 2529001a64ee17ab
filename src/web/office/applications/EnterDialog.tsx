import { useQuery } from '@tanstack/react-query'
import { Controller } from 'react-hook-form'
import { EnteredForm } from '#contract/application-handling.ts'
import {
  applicantLimits,
  identificationEndings,
  identificationProblem,
  resumeEndings,
  resumeFault,
} from '#contract/application-input.ts'
import type { Job } from '#contract/jobs.ts'
import { SelectField } from '#web/ui/Field.tsx'
import { FilesInput } from '#web/ui/FilesInput.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import { useDraftForm } from '../drafts/use-draft-form.ts'
import { useSave } from '../drafts/use-save.ts'
import { jobsQuery } from '../jobs/jobs-queries.ts'
import { statusLabels } from '../jobs/status.ts'
import { FormDialog } from '../layout/FormDialog.tsx'
import { applicantFields } from './applicant-fields.tsx'
import { applicationsKey } from './applications-queries.ts'
import { enterApplication } from './handling-queries.ts'

export const enteredDraft = 'application on paper'

const start: EnteredForm = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  jobId: '',
  identificationDocs: [],
}

/** Enters an application that came on paper. */
export function EnterDialog({ onClose }: { onClose: () => void }) {
  const { data: jobs = [] } = useQuery(jobsQuery)
  const draft = useDraftForm({ kind: enteredDraft, schema: EnteredForm, start, onClose })
  const saving = useSave(draft, {
    save: enterApplication,
    reload: applicationsKey,
    success: 'Applicant added successfully',
    failure: 'Failed to add the applicant. Please try again.',
  })
  const { form } = draft
  const disabled = saving.isPending
  return (
    <FormDialog
      title="Add Applicant"
      draft={draft}
      saving={saving}
      fields={{
        ...applicantFields(form, disabled),
        jobId: (
          <FormField
            form={form}
            name="jobId"
            as={SelectField}
            label="Position"
            // The options arrive later than the value of a draft.
            value={form.watch('jobId')}
            required
            disabled={disabled}
          >
            <option value="">Choose a position</option>
            {openFirst(jobs).map((job) => (
              <option key={job.id} value={job.id}>
                {nameOf(job)}
              </option>
            ))}
          </FormField>
        ),
        resume: (
          <Controller
            control={form.control}
            name="resume"
            render={({ field }) => (
              <FilesInput
                label="Resume"
                hint="One PDF or Word file, less than 5 MB. You can leave it out."
                accept={resumeEndings}
                files={field.value ? [field.value] : []}
                max={1}
                onChange={([file]) => field.onChange(file)}
                check={([file]) => file && resumeFault(file)}
                inputRef={field.ref}
              />
            )}
          />
        ),
        identificationDocs: (
          <Controller
            control={form.control}
            name="identificationDocs"
            render={({ field }) => (
              <FilesInput
                label="Identification documents"
                hint="Up to 3 files, PDF, JPG or PNG, less than 5 MB each. You can leave them out."
                accept={identificationEndings}
                files={field.value}
                max={applicantLimits.identificationDocs}
                onChange={field.onChange}
                check={identificationProblem}
                inputRef={field.ref}
              />
            )}
          />
        ),
      }}
    />
  )
}

const openFirst = (jobs: Job[]) =>
  jobs.toSorted((a, b) => Number(b.status === 'published') - Number(a.status === 'published'))

const nameOf = ({ title, location, status }: Job) =>
  `${title}, ${location}${status === 'published' ? '' : ` (${statusLabels[status]})`}`
