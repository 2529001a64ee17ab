import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { withSignature } from '#contract/accounts/signature.ts'
import {
  fillMessage,
  linkPlaceholder,
  type MessageTemplate,
  type TemplateKind,
  templateIn,
} from '#contract/messages/templates.ts'
import type { Language } from '#contract/platform/language.ts'
import { type ReplyForm, replyLimits } from '#contract/records/timeline.ts'
import { useSignedInUser } from '#web/office/platform/layout/use-may.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { SelectField, TextArea } from '#web/ui/Field.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import { Remark } from '#web/ui/States.tsx'
import { templatesQuery, useSenderValues } from '../templates/templates-queries.ts'
import styles from './ReplyDialog.module.css'

type ReplyFieldsProps<Values extends ReplyForm, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  kind: TemplateKind
  /** What is put in the place of the placeholders; what is not known stays a placeholder. */
  values: (language: Language) => Record<string, string>
  /** The template that the fields begin with. */
  first?: MessageTemplate | undefined
  /** The subject without a template. */
  subject?: string
  /** What the person wrote in. */
  language?: Language
  /** A hint at the text. */
  hint?: string
  disabled: boolean
}

/** A template to begin with, the subject and the text. */
export function ReplyFields<Values extends ReplyForm, Output>({
  form,
  kind,
  values,
  first,
  subject: firstSubject = '',
  language = 'en',
  hint,
  disabled,
}: ReplyFieldsProps<Values, Output>) {
  // Both fields have the same name in every form of a reply.
  const fields = form as unknown as UseFormReturn<ReplyForm>
  const { subject, text } = fields.watch()
  const user = useSignedInUser()
  return (
    <>
      <TemplateSelect
        kind={kind}
        values={values}
        first={first}
        subject={firstSubject}
        language={language}
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
      {kind !== 'message' && text.includes(linkPlaceholder) && (
        <Remark>
          {linkPlaceholder} becomes their private link when this is sent. Nobody here sees it.
        </Remark>
      )}
      {user?.signature && withSignature(text, user) !== text && (
        <Remark>
          Your signature is added below: <span className={styles.signature}>{user.signature}</span>
        </Remark>
      )}
    </>
  )
}

type TemplateSelectProps = {
  kind: TemplateKind
  /** What is known about the person; what is not stays a placeholder. */
  values: (language: Language) => Record<string, string>
  first: (ReplyForm & { id: string }) | undefined
  subject: string
  language: Language
  /** What is in the fields now. */
  edited: ReplyForm
  onFill: (filled: ReplyForm) => void
}

/** Fills the fields from a template, after a question when typed text would be lost. */
function TemplateSelect({
  kind,
  values: ofRecord,
  first,
  subject: firstSubject,
  language,
  edited,
  onFill,
}: TemplateSelectProps) {
  const templates = (useQuery(templatesQuery).data ?? [])
    .filter((each) => each.kind === kind)
    .map((each) => templateIn(each, language))
  const ofSender = useSenderValues()
  const [chosen, setChosen] = useState(first)
  const [asked, setAsked] = useState<ReplyForm & { id: string }>()
  const { subject, text } = chosen ?? { subject: firstSubject, text: '' }
  const isTyped = edited.subject !== subject || edited.text !== text

  const fill = (filled: ReplyForm & { id: string }) => {
    setAsked(undefined)
    setChosen(filled)
    onFill(filled)
  }
  const choose = (id: string) => {
    const template = templates.find((each) => each.id === id)
    if (!template) return
    const values = { ...ofSender, ...ofRecord(template.language) }
    const filled = { id, ...fillMessage(template, values) }
    if (isTyped) setAsked(filled)
    else fill(filled)
  }
  return (
    <>
      <SelectField
        label="Template"
        hint="Fills in subject and text. You can change both before you send."
        value={chosen?.id ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{chosen ? 'Choose another template' : 'Choose a template'}</option>
        {templates.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {asked && (
        <ConfirmDialog
          title="Replace your text?"
          question="What you typed will be replaced by the template."
          action="Replace it"
          stay="Keep my text"
          onConfirm={() => fill(asked)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
