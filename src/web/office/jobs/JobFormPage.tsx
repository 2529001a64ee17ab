import { lazy, Suspense } from 'react'
import { Controller } from 'react-hook-form'
import type { z } from 'zod'
import { type Job, JobForm, jobLimits, jobMessages } from '#contract/jobs.ts'
import { messageOf } from '#web/api/api-error.ts'
import { countOf, Field, TextField } from '#web/ui/Field.tsx'
import { Alert, Loading, Remark } from '#web/ui/States.tsx'
import { useKeptForm } from '../drafts/use-kept-form.ts'
import { missingFields } from '../layout/missing-fields.ts'
import { SubPage } from '../layout/SubPage.tsx'
import { useChange } from '../layout/use-change.ts'
import styles from './JobFormPage.module.css'
import { JobPublishing } from './JobPublishing.tsx'
import { jobsQuery, saveJob } from './jobs-queries.ts'

const RichTextEditor = lazy(async () => ({
  default: (await import('#web/ui/RichTextEditor.tsx')).RichTextEditor,
}))

type JobFormPageProps = { job?: Job | undefined; onClose: () => void }

/** Adds a posting, or changes one, in the list's place. */
export function JobFormPage({ job, onClose }: JobFormPageProps) {
  const failure = job
    ? 'Failed to update job posting. Please try again.'
    : 'Failed to add job posting. Please try again.'
  const kept = useKeptForm({
    kind: 'job',
    item: job,
    schema: JobForm,
    start: valuesOf(job),
    onClose,
  })
  const saving = useChange({
    change: (values: JobForm) => saveJob(values, kept.item),
    reload: jobsQuery.queryKey,
    success: job ? 'Job posting updated successfully' : 'Job posting added successfully',
    failure,
    onDone: kept.done,
  })
  const { form, leave } = kept
  const { errors } = form.formState
  const { sentence, errorOf } = missingFields(errors, jobMessages.missing)
  const { title, location } = form.watch()

  return (
    <SubPage
      title={job ? 'Edit Job Posting' : 'Add Job Posting'}
      onBack={leave}
      busy={saving.isPending}
    >
      <form onSubmit={form.handleSubmit((values) => saving.mutate(values))} noValidate>
        <div className={styles.alerts}>
          {kept.note && <Remark>{kept.note}</Remark>}
          {sentence && <Alert>{sentence}</Alert>}
          {saving.error && <Alert>{messageOf(saving.error, failure)}</Alert>}
        </div>
        <fieldset className={styles.columns} disabled={saving.isPending}>
          <div className={styles.panel}>
            <div className={styles.pair}>
              <TextField
                label="Job Title"
                required
                error={errorOf('title', 'Job Title is required')}
                hint={countOf(title, jobLimits.title)}
                {...form.register('title')}
              />
              <TextField
                label="Location"
                required
                error={errorOf('location', 'Location is required')}
                hint={countOf(location, jobLimits.location)}
                {...form.register('location')}
              />
            </div>
            <Controller
              control={form.control}
              name="description"
              render={({ field }) => (
                <Field label="Description" error={errors.description?.message}>
                  {(control) => (
                    <Suspense fallback={<Loading text="Loading the editor..." />}>
                      <RichTextEditor
                        label="Description"
                        value={field.value ?? ''}
                        onChange={field.onChange}
                        invalid={control['aria-invalid'] ?? false}
                        describedBy={control['aria-describedby']}
                      />
                    </Suspense>
                  )}
                </Field>
              )}
            />
          </div>
          <JobPublishing form={form} busy={saving.isPending} onCancel={leave} />
        </fieldset>
      </form>
    </SubPage>
  )
}

const valuesOf = (job: Job | undefined): z.input<typeof JobForm> => ({
  title: job?.title ?? '',
  location: job?.location ?? '',
  shiftsAvailable: job?.shiftsAvailable ?? [],
  status: job?.status ?? 'draft',
  description: job?.description ?? '',
})
