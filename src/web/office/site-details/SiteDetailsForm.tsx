import { useState } from 'react'
import { builtInDetails } from '#content/provider.ts'
import {
  type EditedSiteDetails,
  SiteDetailsForm as Schema,
  type SiteDetails,
} from '#contract/site-details.ts'
import { messageOf } from '#web/api/api-error.ts'
import { TextArea, TextField } from '#web/ui/Field.tsx'
import type { Comparing } from '../drafts/compare.ts'
import { FormProblem } from '../drafts/FormProblem.tsx'
import { useKeptForm } from '../drafts/use-kept-form.ts'
import { useSave } from '../drafts/use-save.ts'
import { Panel } from '../layout/Panel.tsx'
import { ContactFields, HoursField } from './ContactFields.tsx'
import { RowsEditor } from './RowsEditor.tsx'
import { SavePanel } from './SavePanel.tsx'
import styles from './SiteDetails.module.css'
import { editedDetailsQuery, saveDetails } from './site-details-queries.ts'

const failure = 'Failed to save site details. Please try again.'

const rowsOf = (rows: Record<string, string>[]) =>
  rows.map((row) => Object.values(row).join('\n')).join('\n\n')

type Edited = { id: string } & EditedSiteDetails

const compare: Comparing<SiteDetails, Edited> = {
  valuesOf: (details) => {
    const { phone, email, address, hours, licensing, links } = details ?? builtInDetails
    return { phone, email, address, hours, licensing, links }
  },
  parts: [
    { label: 'Phone', names: ['phone'], text: ({ phone }) => phone },
    { label: 'Email', names: ['email'], text: ({ email }) => email },
    {
      label: 'Address',
      names: ['address'],
      text: ({ address: { street, city, region, postalCode } }) =>
        `${street}\n${city}, ${region} ${postalCode}`,
    },
    { label: 'Office hours', names: ['hours'], text: ({ hours }) => hours },
    {
      label: 'Licensing & affiliations',
      names: ['licensing'],
      text: ({ licensing }) => rowsOf(licensing),
    },
    { label: 'Links', names: ['links'], text: ({ links }) => rowsOf(links) },
  ],
}

type SiteDetailsFormProps = {
  details: EditedSiteDetails
  /** It stood here a moment ago: the focus stays where it was. */
  again: boolean
  /** It was saved, or the changes were discarded: the form begins anew. */
  onClose: () => void
}

/** All details in one form. */
export function SiteDetailsForm({ details, again, onClose }: SiteDetailsFormProps) {
  // The version in the form: what others save meanwhile does not change it under one's hands.
  const [item] = useState({ id: 'site', ...details })
  const kept = useKeptForm({
    kind: 'site details',
    item,
    schema: Schema,
    start: compare.valuesOf(item),
    compare,
    onClose,
  })
  const { form } = kept
  const { errors } = form.formState
  const saving = useSave(kept, {
    save: (values: SiteDetails, edited = item) => saveDetails(values, edited.updatedAt),
    reload: editedDetailsQuery.queryKey,
    success: 'Site details saved',
    failure,
  })
  const save = form.handleSubmit((values) => saving.mutate(values))

  return (
    <form className={styles.columns} onSubmit={save} noValidate>
      <fieldset className={styles.panels} disabled={saving.isPending}>
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
            intro="At the foot of every page, in this order."
          >
            {(index) => (
              <>
                <TextField
                  label="Title"
                  required
                  error={errors.licensing?.[index]?.title?.message}
                  {...form.register(`licensing.${index}.title`)}
                />
                <TextArea
                  label="Detail"
                  required
                  error={errors.licensing?.[index]?.detail?.message}
                  {...form.register(`licensing.${index}.detail`)}
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
            intro="Websites that help families. At the foot of every page, in this order."
          >
            {(index) => (
              <>
                <TextField
                  label="Label"
                  required
                  error={errors.links?.[index]?.label?.message}
                  {...form.register(`links.${index}.label`)}
                />
                <TextField
                  label="Web address"
                  type="url"
                  required
                  error={errors.links?.[index]?.href?.message}
                  {...form.register(`links.${index}.href`)}
                />
              </>
            )}
          </RowsEditor>
        </Panel>
      </fieldset>
      <SavePanel
        savedAt={item.updatedAt}
        focused={again}
        note={kept.note}
        changed={kept.changed}
        invalid={Object.keys(errors).length > 0}
        busy={saving.isPending}
        problem={
          <FormProblem
            kept={kept}
            error={saving.error}
            message={messageOf(saving.error, failure)}
            onSave={save}
          />
        }
        onDiscard={kept.leave}
      />
    </form>
  )
}
