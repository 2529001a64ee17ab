import type { OpenedApplication } from '#contract/hiring/applications.ts'
import { AskForm, askedKindNames, askedKinds, askLimits } from '#contract/records/private-links.ts'
import { useSave } from '#web/office/platform/drafts/use-change.ts'
import { useDraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { FormDialog } from '#web/office/platform/layout/FormDialog.tsx'
import { SelectField, TextArea } from '#web/ui/Field.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import { applicationsKey } from '../applications-key.ts'
import { askForDocument } from './private-links-queries.ts'

type AskDialogProps = { application: OpenedApplication; onClose: () => void }

/** Asks an applicant for a document, which can then be added with a private link. */
export function AskDialog({ application, onClose }: AskDialogProps) {
  const { id, updatedAt, resume, firstDay } = application
  const start: AskForm = {
    kind: resume ? 'identification' : 'resume',
    name: '',
    item: '',
    note: '',
  }
  const draft = useDraftForm({
    kind: 'document request',
    item: { id, updatedAt },
    schema: AskForm,
    start,
    onClose,
  })
  const saving = useSave(draft, {
    save: (values: AskForm) => askForDocument(application, values),
    reload: applicationsKey,
    success: 'The document is asked for. Give or send the applicant a link.',
    failure: 'Failed to ask for the document. Please try again.',
  })
  const { form } = draft
  const disabled = saving.isPending
  return (
    <FormDialog
      title="Ask for a Document"
      action="Ask"
      draft={draft}
      saving={saving}
      fields={{
        kind: (
          <FormField
            form={form}
            name="kind"
            as={SelectField}
            label="Document"
            required
            disabled={disabled}
          >
            {askedKinds.map((kind) => (
              <option key={kind} value={kind}>
                {askedKindNames[kind]}
              </option>
            ))}
          </FormField>
        ),
        name: form.watch('kind') === 'other' && (
          <FormField
            form={form}
            name="name"
            label="Name of the document"
            hint="Such as CPR card. The applicant reads it."
            required
            maxLength={askLimits.name}
            disabled={disabled}
          />
        ),
        item: firstDay.length > 0 && (
          <FormField
            form={form}
            name="item"
            as={SelectField}
            label="Before the first day"
            hint="Where it stands when it arrives, and where you record when it expires."
            disabled={disabled}
          >
            <option value="">A line of its own</option>
            {firstDay.map(({ item }) => (
              <option key={item}>{item}</option>
            ))}
          </FormField>
        ),
        note: (
          <FormField
            form={form}
            name="note"
            as={TextArea}
            rows={3}
            label="Note to the applicant"
            hint="You can leave it out. Whoever has the link can read it, so write nothing personal."
            max={askLimits.note}
            disabled={disabled}
          />
        ),
      }}
    />
  )
}
