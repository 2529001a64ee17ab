import { Suspense } from 'react'
import { Controller, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { Field } from '#web/ui/Field.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { Loading } from '#web/ui/States.tsx'

const RichTextEditor = lazyComponent(
  async () => (await import('#web/ui/RichTextEditor.tsx')).RichTextEditor,
)

type RichTextFieldProps<Values extends FieldValues, Checked> = {
  form: UseFormReturn<Values, unknown, Checked>
  name: FieldPath<Values>
  label: string
  /** The version that is edited. The editor reads its value only once, so another version needs a new one. */
  version: string | undefined
  required?: boolean
  hint?: string
}

/** A field of a form for text with headings, lists and links. */
export function RichTextField<Values extends FieldValues, Checked>({
  form,
  name,
  label,
  version,
  required = false,
  hint,
}: RichTextFieldProps<Values, Checked>) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <Field label={label} error={fieldState.error?.message} required={required} hint={hint}>
          {(control) => (
            <div ref={(box) => field.ref(box && { focus: () => focusText(box) })}>
              <Suspense fallback={<Loading text="Loading the editor..." />}>
                <RichTextEditor
                  key={version}
                  id={control.id}
                  label={label}
                  value={field.value ?? ''}
                  onChange={field.onChange}
                  invalid={control['aria-invalid'] ?? false}
                  describedBy={control['aria-describedby']}
                />
              </Suspense>
            </div>
          )}
        </Field>
      )}
    />
  )
}

/** The form calls it when the text has an error. */
const focusText = (box: HTMLElement) => box.querySelector<HTMLElement>('[role="textbox"]')?.focus()
