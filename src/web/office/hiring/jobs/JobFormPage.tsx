import { useQuery } from '@tanstack/react-query'
import { type Job, jobLimits, jobMessages } from '#contract/hiring/jobs.ts'
import { errorMessage } from '#web/api/api-error.ts'
import { FormProblem } from '#web/office/platform/drafts/SaveProblem.tsx'
import { useSave } from '#web/office/platform/drafts/use-change.ts'
import { useDraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { CopyNote } from '#web/office/platform/layout/CopyNote.tsx'
import { missingFields } from '#web/office/platform/layout/missing-fields.ts'
import { RichTextField } from '#web/office/platform/layout/RichTextField.tsx'
import { SubPage } from '#web/office/platform/layout/SubPage.tsx'
import { SpanishFields } from '#web/office/records/spanish/SpanishFields.tsx'
import { HistoryButton } from '#web/office/records/versions/HistoryButton.tsx'
import { programsQuery } from '#web/office/website/site-texts/programs.ts'
import { FormField } from '#web/ui/FormField.tsx'
import { Alert, Remark } from '#web/ui/States.tsx'
import styles from './JobFormPage.module.css'
import { JobPublishing } from './JobPublishing.tsx'
import { JobTermsPanel } from './JobTermsPanel.tsx'
import { copyJob, JobFormToday, jobVersions, toJobValues } from './job-terms.ts'
import { jobsQuery, saveJob } from './jobs-queries.ts'

type JobFormPageProps = {
  job?: Job
  /** The posting to duplicate. */
  original?: Job
  onClose: () => void
}

/** Adds, edits or duplicates a job posting, in place of the list. */
export function JobFormPage({ job, original, onClose }: JobFormPageProps) {
  const programs = useQuery(programsQuery).data
  const draft = useDraftForm({
    kind: 'job',
    item: job,
    schema: JobFormToday,
    start: original ? copyJob(original) : toJobValues(job),
    compare: jobVersions(programs),
    addsNew: true,
    onClose,
  })
  const existing = draft.item
  const failure = existing
    ? 'Failed to update job posting. Please try again.'
    : 'Failed to add job posting. Please try again.'
  const saving = useSave(draft, {
    save: saveJob,
    reload: jobsQuery.queryKey,
    success: existing ? 'Job posting updated successfully' : 'Job posting added successfully',
    failure,
  })
  const { form, cancel } = draft
  const { errors } = form.formState
  const { sentence, getError } = missingFields(errors, jobMessages.missing)
  const save = form.handleSubmit((values) => saving.mutate(values))

  return (
    <SubPage
      title={existing ? 'Edit Job Posting' : 'Add Job Posting'}
      onBack={cancel}
      busy={saving.isPending}
    >
      <form onSubmit={save} noValidate>
        <div className={styles.alerts}>
          {original && <CopyNote title={original.title} />}
          {draft.note && <Remark>{draft.note}</Remark>}
          {sentence && <Alert>{sentence}</Alert>}
          <FormProblem
            draft={draft}
            error={saving.error}
            message={errorMessage(saving.error, failure)}
            onSave={save}
          />
        </div>
        <fieldset className={styles.columns} aria-label="Job posting" disabled={saving.isPending}>
          <div className={styles.panel}>
            <div className={styles.pair}>
              <FormField
                form={form}
                name="title"
                label="Job Title"
                required
                error={getError('title', 'Job Title is required')}
                max={jobLimits.title}
              />
              <FormField
                form={form}
                name="location"
                label="Location"
                required
                error={getError('location', 'Location is required')}
                max={jobLimits.location}
              />
            </div>
            <RichTextField
              form={form}
              name="description"
              label="Description"
              version={existing?.updatedAt}
            />
            <SpanishFields draft={draft} busy={saving.isPending} />
          </div>
          <JobPublishing
            form={form}
            history={<HistoryButton draft={draft} busy={saving.isPending} wide />}
            busy={saving.isPending}
            onCancel={cancel}
          />
          <JobTermsPanel form={form} />
        </fieldset>
      </form>
    </SubPage>
  )
}
