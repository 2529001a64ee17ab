import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fillMessage, type TemplateKind } from '#contract/messages/templates.ts'
import type { ReplyForm } from '#contract/records/timeline.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { SelectField } from '#web/ui/Field.tsx'
import { templatesQuery, useSenderValues } from '../templates/templates-queries.ts'

type TemplateSelectProps = {
  kind: TemplateKind
  /** What is known about the person; what is not stays a placeholder. */
  values: Record<string, string>
  /** What is in the fields now. */
  edited: ReplyForm
  onFill: (filled: ReplyForm) => void
}

/** Fills the fields from a template, after a question when typed text would be lost. */
export function TemplateSelect({ kind, values: ofRecord, edited, onFill }: TemplateSelectProps) {
  const templates = (useQuery(templatesQuery).data ?? []).filter((each) => each.kind === kind)
  const values = { ...useSenderValues(), ...ofRecord }
  const [chosen, setChosen] = useState<ReplyForm & { id: string }>()
  const [asked, setAsked] = useState<ReplyForm & { id: string }>()
  const { subject, text } = chosen ?? { subject: '', text: '' }
  const isTyped = edited.subject !== subject || edited.text !== text

  const fill = (filled: ReplyForm & { id: string }) => {
    setAsked(undefined)
    setChosen(filled)
    onFill(filled)
  }
  const choose = (id: string) => {
    const template = templates.find((each) => each.id === id)
    if (!template) return
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
