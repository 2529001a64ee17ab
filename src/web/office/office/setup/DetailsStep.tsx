import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type EditedSiteDetails,
  SiteDetailsForm as Schema,
} from '#contract/website/site-details.ts'
import { errorMessage } from '#web/api/api-error.ts'
import { FormProblem } from '#web/office/platform/drafts/SaveProblem.tsx'
import { useSave } from '#web/office/platform/drafts/use-change.ts'
import { useDraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { QueryStates } from '#web/office/platform/layout/QueryStates.tsx'
import { DetailsPanel, type DetailsPart } from '#web/office/website/site-details/DetailsPanel.tsx'
import {
  editedDetailsQuery,
  saveDetails,
} from '#web/office/website/site-details/site-details-queries.ts'
import { siteDetailsVersions } from '#web/office/website/site-details/site-details-versions.ts'
import { Button } from '#web/ui/Button.tsx'
import { Alert, Remark } from '#web/ui/States.tsx'
import styles from './Setup.module.css'
import { StepButtons } from './StepButtons.tsx'
import { sampleFieldsOf } from './sample-fields.ts'

const failure = 'Failed to save this step. Please try again.'

type DetailsStepProps = { parts: DetailsPart[]; onDone: () => void }

/** A step that asks for some of the site details. */
export function DetailsStep(props: DetailsStepProps) {
  const details = useQuery(editedDetailsQuery)
  return (
    <>
      <QueryStates
        query={details}
        loading="Loading site details..."
        failed="Failed to load site details. Please try again."
      />
      {details.data && <DetailsStepForm details={details.data} {...props} />}
    </>
  )
}

function DetailsStepForm({
  details,
  parts,
  onDone,
}: DetailsStepProps & { details: EditedSiteDetails }) {
  // The form keeps the version it was opened with, even when the query reloads.
  const [item] = useState({ id: 'site', ...details })
  const draft = useDraftForm({
    kind: 'site details',
    item,
    schema: Schema,
    start: siteDetailsVersions.toValues(item),
    compare: siteDetailsVersions,
    onClose: onDone,
  })
  const { form } = draft
  const saving = useSave(draft, {
    save: (values: Schema, edited = item) => saveDetails(values, edited.updatedAt),
    // The next step starts from what is stored now.
    reload: ['office'],
    success: 'Saved. Visitors see it now.',
    failure,
  })
  const save = form.handleSubmit((values) => saving.mutate(values))
  const samples = sampleFieldsOf(form.watch(), parts)
  const emptySamples = () => {
    for (const { name, empty } of samples) form.setValue(name, empty, { shouldDirty: true })
  }

  return (
    <form className={styles.form} onSubmit={save} noValidate>
      {samples.length > 0 && (
        <Remark>
          These fields still have the sample’s values. Type over them, or{' '}
          <button type="button" className={styles.textButton} onClick={emptySamples}>
            empty them all
          </button>
          .
        </Remark>
      )}
      <fieldset className={styles.panels} disabled={saving.isPending}>
        {parts.map((part) => (
          <DetailsPanel key={part} part={part} form={form} timeZone={item.timeZone} />
        ))}
      </fieldset>
      {Object.keys(form.formState.errors).length > 0 && (
        <Alert>Please correct the marked fields.</Alert>
      )}
      <FormProblem
        draft={draft}
        error={saving.error}
        message={errorMessage(saving.error, failure)}
        onSave={save}
      />
      <StepButtons onSkip={draft.cancel}>
        <Button type="submit" busy={saving.isPending}>
          {saving.isPending ? 'Saving...' : 'Save and continue'}
        </Button>
      </StepButtons>
    </form>
  )
}
