import { useState } from 'react'
import {
  type EditedSiteDetails,
  SiteDetailsForm as Schema,
} from '#contract/website/site-details.ts'
import { errorMessage } from '#web/api/api-error.ts'
import { FormProblem } from '#web/office/platform/drafts/SaveProblem.tsx'
import { useSave } from '#web/office/platform/drafts/use-change.ts'
import { useDraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { Panel } from '#web/office/platform/layout/Panel.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { TextArea } from '#web/ui/Field.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import { ContactFields, HoursField } from './ContactFields.tsx'
import { RowsEditor } from './RowsEditor.tsx'
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
        <Panel title="Contact">
          <ContactFields form={form} />
        </Panel>
        <Panel title="Office hours">
          <HoursField form={form} />
        </Panel>
        <Panel title="Licensing & affiliations">
          <RowsEditor
            form={form}
            name="licensing"
            noun="entry"
            blank={{ title: '', detail: '' }}
            intro="Shown at the bottom of every page, in this order."
          >
            {(index) => (
              <>
                <FormField form={form} name={`licensing.${index}.title`} label="Title" required />
                <FormField
                  form={form}
                  name={`licensing.${index}.detail`}
                  as={TextArea}
                  label="Detail"
                  required
                />
              </>
            )}
          </RowsEditor>
        </Panel>
        <Panel title="Links">
          <RowsEditor
            form={form}
            name="links"
            noun="link"
            blank={{ label: '', href: '' }}
            intro="Websites that help families. Shown at the bottom of every page, in this order."
          >
            {(index) => (
              <>
                <FormField form={form} name={`links.${index}.label`} label="Label" required />
                <FormField
                  form={form}
                  name={`links.${index}.href`}
                  label="Web address"
                  type="url"
                  required
                />
              </>
            )}
          </RowsEditor>
        </Panel>
        <Panel title="Assistant">
          <div className={styles.body}>
            <p className={styles.hint}>
              It answers visitors’ questions on every page, and gives emergency numbers to people in
              danger.
            </p>
            <Checkbox {...form.register('assistant')}>Show the assistant on the website</Checkbox>
          </div>
        </Panel>
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
