import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  type EditedSiteDetails,
  SiteDetailsForm as Schema,
  type SiteDetails,
} from '#contract/site-details.ts'
import { messageOf } from '#web/api/api-error.ts'
import { TextArea, TextField } from '#web/ui/Field.tsx'
import { Panel } from '../layout/Panel.tsx'
import { useChange } from '../layout/use-change.ts'
import { readDraft, useDraft } from '../layout/use-draft.ts'
import { ContactFields } from './ContactFields.tsx'
import { RowsEditor } from './RowsEditor.tsx'
import { SavePanel } from './SavePanel.tsx'
import styles from './SiteDetails.module.css'
import { editedDetailsQuery, saveDetails } from './site-details-queries.ts'

const failure = 'Failed to save site details. Please try again.'

/** All details in one form. It stays open after it was saved. */
export function SiteDetailsForm({ details }: { details: EditedSiteDetails }) {
  // The version in the form: what others save meanwhile does not change it under one's hands.
  const [edited, setEdited] = useState(details)
  const draftName = `site details ${edited.updatedAt}`
  const [draft, setDraft] = useState(() => changedDraft(draftName, edited))
  const form = useForm<SiteDetails, unknown, SiteDetails>({
    resolver: zodResolver(Schema),
    defaultValues: draft ?? valuesOf(edited),
  })
  const { errors, isDirty } = form.formState
  const { forget } = useDraft(draftName, form)

  const show = (stored: EditedSiteDetails) => {
    form.reset(valuesOf(stored))
    forget()
    setDraft(undefined)
    setEdited(stored)
  }
  const saving = useChange({
    change: (values: SiteDetails) => saveDetails(values, edited.updatedAt),
    reload: editedDetailsQuery.queryKey,
    success: 'Site details saved',
    failure,
    onDone: show,
  })

  return (
    <form
      className={styles.columns}
      onSubmit={form.handleSubmit((values) => saving.mutate(values))}
      noValidate
    >
      <fieldset className={styles.panels} disabled={saving.isPending}>
        <Panel title="Contact">
          <ContactFields form={form} />
        </Panel>
        <Panel title="Office hours">
          <div className={styles.body}>
            <TextField
              label="Office hours"
              required
              error={errors.hours?.message}
              hint="In one line. It stands at the top of every page and in the chat."
              {...form.register('hours')}
            />
          </div>
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
        savedAt={edited.updatedAt}
        keptDraft={draft !== undefined}
        changed={isDirty || draft !== undefined}
        invalid={Object.keys(errors).length > 0}
        busy={saving.isPending}
        problem={saving.error ? messageOf(saving.error, failure) : undefined}
        onDiscard={() => show(edited)}
      />
    </form>
  )
}

const valuesOf = ({ updatedAt: _, ...details }: EditedSiteDetails): SiteDetails => details

/** What was typed and not saved, if it is anything else than what is stored. */
function changedDraft(name: string, stored: EditedSiteDetails) {
  const draft = readDraft<SiteDetails>(name)
  return JSON.stringify(draft) === JSON.stringify(valuesOf(stored)) ? undefined : draft
}
