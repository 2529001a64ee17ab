import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import {
  type EnglishText,
  englishTexts,
  type SpanishFields as Fields,
  type SpanishTexts,
} from '#contract/records/spanish.ts'
import { spanishFields } from '#contract/records/spanish-fields.ts'
import { type VersionKind, versionId } from '#contract/records/versions.ts'
import { readDraft, removeDraft, storeDraft } from '#web/office/platform/drafts/drafts.ts'
import { useUnsavedChanges } from '#web/office/platform/drafts/UnsavedGuard.tsx'
import type { DraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { QueryStates } from '#web/office/platform/layout/QueryStates.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field, TextArea, TextField } from '#web/ui/Field.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { Loading, Remark } from '#web/ui/States.tsx'
import styles from './SpanishFields.module.css'
import { saveSpanish, spanishQuery } from './spanish-queries.ts'

const RichTextEditor = lazyComponent(
  async () => (await import('#web/ui/RichTextEditor.tsx')).RichTextEditor,
)

type SpanishFieldsProps<Input extends FieldValues, Output, Item> = {
  draft: DraftForm<Input, Output, Item>
  /** Those of the kind of record, unless they differ. */
  fields?: Fields
  busy: boolean
}

/** The Spanish of what a form edits, folded until someone opens it. It is saved together with the English. */
export function SpanishFields<
  Input extends FieldValues,
  Output,
  Item extends { id: string; updatedAt: string },
>({ draft, fields, busy }: SpanishFieldsProps<Input, Output, Item>) {
  const kind = draft.kind as VersionKind
  const { item, form } = draft
  const draftKind = `Spanish of ${kind}`
  const [typed, setTyped] = useState<Record<string, string>>(
    () => readDraft<Record<string, string>>(draftKind, item?.id)?.values ?? {},
  )
  const isTyped = Object.keys(typed).length > 0
  const [open, setOpen] = useState(isTyped)
  // A record that nobody has saved has nothing stored.
  const id = item?.updatedAt ? versionId(kind, item.id) : undefined
  const query = useQuery({ ...spanishQuery(kind, id ?? ''), enabled: open && id !== undefined })
  const stored: SpanishTexts = query.data ?? {}
  const read = (values: object) => englishTexts(fields ?? spanishFields[kind] ?? {}, values)

  const discard = () => removeDraft(draftKind, item?.id)
  useUnsavedChanges(isTyped, discard)
  draft.also.current = async (saved) => {
    if (!isTyped) return
    const current = read(form.getValues()).filter(({ path }) => path in typed)
    const texts = current.map(({ path, en }) => [path, { en, es: typed[path] ?? '' }])
    const record = { id: versionId(kind, saved.id ?? ''), updatedAt: saved.updatedAt }
    await saveSpanish(kind, record, Object.fromEntries(texts))
    discard()
  }
  const type = (path: string, es: string) => {
    const values = { ...typed, [path]: es }
    setTyped(values)
    storeDraft(draftKind, item?.id, { values })
  }

  return (
    <details
      className={styles.spanish}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Spanish</summary>
      {open && (
        <div className={styles.fields}>
          {id !== undefined && (
            <QueryStates
              query={query}
              loading="Loading the Spanish..."
              failed="The Spanish could not be loaded."
            />
          )}
          {(id === undefined || query.data) &&
            read(form.watch()).map((text) => (
              <SpanishField
                key={text.path}
                text={text}
                made={text.path in typed ? undefined : stored[text.path]}
                value={typed[text.path] ?? stored[text.path]?.es ?? ''}
                disabled={busy}
                onType={(es) => type(text.path, es)}
              />
            ))}
        </div>
      )}
    </details>
  )
}

type SpanishFieldProps = {
  text: EnglishText
  /** What is stored, unless something is typed in its place. */
  made: SpanishTexts[string] | undefined
  value: string
  disabled: boolean
  onType: (es: string) => void
}

function SpanishField({ text, made, value, disabled, onType }: SpanishFieldProps) {
  const label = `${text.label} in Spanish`
  const onChange = ({ target }: { target: { value: string } }) => onType(target.value)
  const common = { label, value, disabled, onChange, lang: 'es' }
  return (
    <div>
      {text.as === 'rich' ? (
        <Field label={label}>
          {(control) => (
            <Suspense fallback={<Loading text="Loading the editor..." />}>
              <RichTextEditor
                id={control.id}
                label={label}
                value={value}
                onChange={onType}
                invalid={false}
                describedBy={undefined}
              />
            </Suspense>
          )}
        </Field>
      ) : text.as ? (
        <TextArea {...common} rows={text.as === 'lines' ? 4 : 3} />
      ) : (
        <TextField {...common} />
      )}
      {made && made.en !== text.en && (
        <div className={styles.changed}>
          <Remark>The English has changed since this was written.</Remark>
          <Button variant="line" size="small" disabled={disabled} onClick={() => onType(made.es)}>
            It is still right<span className="visually-hidden">: {label}</span>
          </Button>
        </div>
      )}
    </div>
  )
}
