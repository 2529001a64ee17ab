import { useState } from 'react'
import {
  type EditedSiteDetails,
  SiteDetailsForm as Schema,
} from '#contract/website/site-details.ts'
import { errorMessage } from '#web/api/api-error.ts'
import { FormProblem } from '#web/office/platform/drafts/SaveProblem.tsx'
import { useSave } from '#web/office/platform/drafts/use-change.ts'
import { useDraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { DetailsPanel, detailsParts } from './DetailsPanel.tsx'
import { SavePanel } from './SavePanel.tsx'
import styles from './SiteDetails.module.css'
import { editedDetailsQuery, saveDetails } from './site-details-queries.ts'
import { siteDetailsVersions } from './site-details-versions.ts'

const failure = 'Failed to save site details. Please try again.'

type SiteDetailsFormProps = {
  details: EditedSiteDetails
  /** After a reset the focus goes to the Save button, where it was before. */
  focusSave: boolean
  /** Saved or discarded: the form starts again from the stored version. */
  onClose: () => void
}

export function SiteDetailsForm({ details, focusSave, onClose }: SiteDetailsFormProps) {
  // The form keeps the version it was opened with, even when the query reloads.
  const [item] = useState({ id: 'site', ...details })
  const draft = useDraftForm({
    kind: 'site details',
    item,
    schema: Schema,
    start: siteDetailsVersions.toValues(item),
    compare: siteDetailsVersions,
    onClose,
  })
  const { form } = draft
  const { errors } = form.formState
  const saving = useSave(draft, {
    save: (values: Schema, edited = item) => saveDetails(values, edited.updatedAt),
    reload: editedDetailsQuery.queryKey,
    success: 'Site details saved',
    failure,
  })
  const save = form.handleSubmit((values) => saving.mutate(values))

  return (
    <form className={styles.columns} onSubmit={save} noValidate>
      <fieldset className={styles.panels} aria-label="Site details" disabled={saving.isPending}>
        {detailsParts.map((part) => (
          <DetailsPanel key={part} part={part} form={form} timeZone={item.timeZone} />
        ))}
      </fieldset>
      <SavePanel
        savedAt={details.updatedAt}
        focusSave={focusSave}
        note={draft.note}
        changed={draft.changed}
        invalid={Object.keys(errors).length > 0}
        busy={saving.isPending}
        problem={
          <FormProblem
            draft={draft}
            error={saving.error}
            message={errorMessage(saving.error, failure)}
            onSave={save}
          />
        }
        onDiscard={draft.cancel}
      />
    </form>
  )
}
