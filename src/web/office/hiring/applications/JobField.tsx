import { useQuery } from '@tanstack/react-query'
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form'
import type { MoveForm } from '#contract/hiring/application-handling.ts'
import type { Application } from '#contract/hiring/applications.ts'
import type { Job } from '#contract/hiring/jobs.ts'
import { SelectField } from '#web/ui/Field.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import { jobsQuery } from '../jobs/jobs-queries.ts'
import { statusLabels } from '../jobs/status.ts'

type JobFieldProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  /** The job that an application is for now, which may have been deleted. */
  current?: Pick<Application, 'jobId' | 'position' | 'location'>
  hint?: string
  disabled: boolean
}

/** Chooses the job of an application, those that are open first. */
export function JobField<Values extends FieldValues & MoveForm, Output>({
  form,
  current,
  hint,
  disabled,
}: JobFieldProps<Values, Output>) {
  const { data: jobs = [] } = useQuery(jobsQuery)
  const name = 'jobId' as FieldPath<Values>
  const isListed = jobs.some(({ id }) => id === current?.jobId)
  return (
    <FormField
      form={form}
      name={name}
      as={SelectField}
      label="Position"
      // The options arrive later than the value of a draft.
      value={form.watch(name) as PathValue<Values, typeof name>}
      hint={hint}
      required
      disabled={disabled}
    >
      {!current && <option value="">Choose a position</option>}
      {current && !isListed && (
        <option value={current.jobId}>{[current.position, current.location].join(', ')}</option>
      )}
      {openFirst(jobs).map((job) => (
        <option key={job.id} value={job.id}>
          {jobName(job)}
        </option>
      ))}
    </FormField>
  )
}

const openFirst = (jobs: Job[]) =>
  jobs.toSorted((a, b) => Number(b.status === 'published') - Number(a.status === 'published'))

const jobName = ({ title, location, status }: Job) =>
  `${title}, ${location}${status === 'published' ? '' : ` (${statusLabels[status]})`}`
