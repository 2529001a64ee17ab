import { Eye } from 'lucide-react'
import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import {
  fieldsOf,
  type SectionTexts,
  spanishOfSection,
  textSections,
} from '#contract/website/site-texts/sections.ts'
import type { EditedTexts } from '#contract/website/site-texts/site-texts.ts'
import { errorMessage } from '#web/api/api-error.ts'
import { FormProblem } from '#web/office/platform/drafts/SaveProblem.tsx'
import { useSave } from '#web/office/platform/drafts/use-change.ts'
import { useDraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { formatDateTime } from '#web/office/platform/format.ts'
import { Panel } from '#web/office/platform/layout/Panel.tsx'
import { SpanishFields } from '#web/office/records/spanish/SpanishFields.tsx'
import { HistoryButton } from '#web/office/records/versions/HistoryButton.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Alert, Remark } from '#web/ui/States.tsx'
import { Status } from '#web/ui/Status.tsx'
import { PublishDateFields } from '../publishing/PublishDateFields.tsx'
import styles from './EditWebsite.module.css'
import { type Row, RowsField } from './RowsField.tsx'
import { saveTexts, siteTextsKey } from './site-texts-queries.ts'
import { TextField } from './TextField.tsx'
import { formSchema, type TextsValues, textVersions, toTexts } from './text-versions.ts'

/** Drafts are stored under it. */
export const draftKind = 'site text'
const failure = 'Failed to save the texts. Please try again.'

type TextsFormProps = {
  edited: EditedTexts
  /** Shows what is typed on the page beside the form. */
  onPreview: (texts: SectionTexts) => void
  /** Saved or discarded: the form starts again from the stored version. */
  onClose: () => void
}

/** The texts of one section. */
export function TextsForm({ edited, onPreview, onClose }: TextsFormProps) {
  // The form keeps the version it was opened with, even when the query reloads.
  const [item] = useState(edited)
  const { section, builtIn } = item
  const [compare] = useState(() => textVersions(section))
  const draft = useDraftForm({
    kind: draftKind,
    item,
    schema: formSchema(section),
    start: compare.toValues(item),
    compare,
    onClose,
  })
  const { form } = draft
  const [status, setStatus] = useState<TextsValues['status']>('draft')
  const saving = useSave(draft, {
    save: (values: TextsValues, base = item) => saveTexts(section, values, base),
    reload: siteTextsKey,
    success: status === 'published' ? 'Published' : 'Draft saved',
    failure,
  })
  const save = (next: TextsValues['status']) => {
    setStatus(next)
    return form.handleSubmit((values) => saving.mutate({ ...values, status: next }))()
  }
  const busy = saving.isPending
  const fields = form as unknown as UseFormReturn<FieldValues>
  const discard = () => {
    setStatus('draft')
    saving.mutate({ ...item.texts, status: 'draft', publishDate: '', publishTime: '' })
  }

  return (
    <form
      className={styles.form}
      aria-label={textSections[section].label}
      onSubmit={(event) => {
        event.preventDefault()
        void save('draft')
      }}
      noValidate
    >
      <Panel title={textSections[section].label} note={stateInWords(item)}>
        <fieldset className={styles.fields} disabled={busy}>
          {Object.entries(fieldsOf(section)).map(([name, field]) => {
            const common = { form: fields, name }
            return field.kind === 'list' ? (
              <RowsField
                key={name}
                {...common}
                field={field}
                builtIn={rowsOf(builtIn, name)}
                published={rowsOf(item.texts, name)}
              />
            ) : (
              <TextField key={name} {...common} field={field} builtIn={find(builtIn, name)} />
            )
          })}
          <SpanishFields draft={draft} fields={spanishOfSection(section)} busy={busy} />
          <PublishDateFields form={form} disabled={busy} />
        </fieldset>
        <div className={styles.save}>
          {draft.note && <Remark>{draft.note}</Remark>}
          {Object.keys(form.formState.errors).length > 0 && (
            <Alert>Please correct the marked fields.</Alert>
          )}
          <FormProblem
            draft={draft}
            error={saving.error}
            message={errorMessage(saving.error, failure)}
            onSave={() => void save(status)}
          />
          <Status>{busy && 'Saving...'}</Status>
          <Button size="small" busy={busy} onClick={() => void save('published')}>
            Publish now
          </Button>
          <Button type="submit" variant="line" size="small" busy={busy}>
            Save draft
          </Button>
          <Button
            variant="line"
            size="small"
            busy={busy}
            onClick={form.handleSubmit((values) => onPreview(toTexts(section, values)))}
          >
            <Eye className="icon" /> Preview
          </Button>
          <HistoryButton draft={draft} busy={busy} />
          {draft.changed && (
            <Button variant="quiet" size="small" disabled={busy} onClick={draft.cancel}>
              Discard changes
            </Button>
          )}
          {item.draft && !draft.changed && (
            <Button variant="quiet" size="small" disabled={busy} onClick={discard}>
              Delete the draft
            </Button>
          )}
        </div>
      </Panel>
    </form>
  )
}

const find = (texts: SectionTexts, name: string) => (texts as Record<string, unknown>)[name]
const rowsOf = (texts: SectionTexts, name: string) => find(texts, name) as Row[]

function stateInWords({ draft, publishAt, updatedAt }: EditedTexts) {
  if (publishAt) return `This draft is published on ${formatDateTime(publishAt)}.`
  if (draft) return 'This draft is not published yet.'
  return updatedAt ? `Last saved ${formatDateTime(updatedAt)}` : 'These are the built-in texts.'
}
