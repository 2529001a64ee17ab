import type { UseFormReturn } from 'react-hook-form'
import type { TemplateKind } from '#contract/messages/templates.ts'
import { type ReplyForm, replyLimits } from '#contract/records/timeline.ts'
import { TextArea } from '#web/ui/Field.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import { TemplateSelect } from './TemplateSelect.tsx'

type ReplyFieldsProps<Values extends ReplyForm, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  kind: TemplateKind
  /** What is put in the place of the placeholders; what is not known stays a placeholder. */
  values: Record<string, string>
  /** A hint at the text. */
  hint?: string
  disabled: boolean
}

/** A template to begin with, the subject and the text. */
export function ReplyFields<Values extends ReplyForm, Output>({
  form,
  kind,
  values,
  hint,
  disabled,
}: ReplyFieldsProps<Values, Output>) {
  // Both fields have the same name in every form of a reply.
  const fields = form as unknown as UseFormReturn<ReplyForm>
  const { subject, text } = fields.watch()
  return (
    <>
      <TemplateSelect
        kind={kind}
        values={values}
        edited={{ subject, text }}
        onFill={(filled) => {
          fields.setValue('subject', filled.subject)
          fields.setValue('text', filled.text)
          fields.clearErrors()
        }}
      />
      <FormField
        form={fields}
        name="subject"
        label="Subject"
        required
        disabled={disabled}
        max={replyLimits.subject}
      />
      <FormField
        form={fields}
        name="text"
        as={TextArea}
        rows={11}
        label="Text"
        hint={hint}
        required
        disabled={disabled}
        max={replyLimits.text}
      />
    </>
  )
}
