import { useQueryClient } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import type { EditedLook, LookForm as Schema } from '#contract/website/look/look.ts'
import { typefaces } from '#contract/website/look/typefaces.ts'
import { Panel } from '#web/office/platform/layout/Panel.tsx'
import { applyLook } from '#web/office/platform/look.ts'
import { Button } from '#web/ui/Button.tsx'
import { SegmentedControl } from '#web/ui/SegmentedControl.tsx'
import { SaveBesideForm } from '../publishing/SaveBesideForm.tsx'
import { ColorFields } from './ColorFields.tsx'
import styles from './Look.module.css'
import { LookPreview } from './LookPreview.tsx'
import { editedLookQuery } from './look-queries.ts'
import { toValues } from './look-versions.ts'
import { IconField, LogoFields } from './PictureFields.tsx'
import { useLookForm } from './use-look-form.ts'

type LookFormProps = {
  look: EditedLook
  /** After a reset the focus goes to the Save button, where it was before. */
  focusSave: boolean
  /** Saved or discarded: the form starts again from the stored version. */
  onClose: () => void
}

export function LookForm({ look, focusSave, onClose }: LookFormProps) {
  const { draft, saving, save, failure } = useLookForm(look, onClose)
  const { form } = draft
  const client = useQueryClient()
  const values = form.watch()
  const reset = () => draft.continueFrom(draft.item, toValues())

  return (
    <SaveBesideForm
      label="Look"
      draft={draft}
      saving={saving}
      failure={failure}
      onSave={save}
      savedAt={look.updatedAt}
      neverSaved="This is the built-in look."
      href="/"
      focusSave={focusSave}
      onRestored={() => void client.fetchQuery(editedLookQuery).then(applyLook)}
      compact
    >
      <Panel title="Colors">
        <ColorFields form={form} />
      </Panel>
      <Panel title="Preview" note="How the website looks with what you chose.">
        <LookPreview values={values} />
      </Panel>
      <Panel title="Logo">
        <LogoFields form={form} />
      </Panel>
      <Panel title="Icon">
        <IconField form={form} />
      </Panel>
      <Panel title="Typeface">
        <TypefaceField form={form} />
      </Panel>
      <Reset changed={draft.changed} values={values} onReset={reset} />
    </SaveBesideForm>
  )
}

type ResetProps = { changed: boolean; values: Schema; onReset: () => void }

/** Chooses the built-in look again, which is used when it is saved. */
function Reset({ changed, values, onReset }: ResetProps) {
  const builtIn = JSON.stringify(values) === JSON.stringify(toValues())
  return (
    <div className={styles.reset}>
      <Button variant="line" busy={builtIn} onClick={onReset}>
        Reset to the built-in look
      </Button>
      <p role="status">{builtIn && changed && 'The built-in look is chosen. Save to use it.'}</p>
    </div>
  )
}

function TypefaceField({ form }: { form: UseFormReturn<Schema> }) {
  const chosen = typefaces.find(({ id }) => id === form.watch('typeface'))
  return (
    <div className={styles.body}>
      <SegmentedControl
        label="Typeface"
        hideLabel
        {...(chosen && { hint: chosen.note })}
        options={typefaces.map(({ id, label }) => ({ value: id, label }))}
        {...form.register('typeface')}
      />
    </div>
  )
}
