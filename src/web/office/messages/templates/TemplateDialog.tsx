import {
  type MessageTemplate,
  placeholders,
  TemplateForm,
  templateDecisions,
  templateLimits,
} from '#contract/messages/templates.ts'
import type { CompareOptions } from '#web/office/platform/drafts/compare.ts'
import { useSave } from '#web/office/platform/drafts/use-change.ts'
import { useDraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { FormDialog } from '#web/office/platform/layout/FormDialog.tsx'
import { SpanishFields } from '#web/office/records/spanish/SpanishFields.tsx'
import { HistoryButton } from '#web/office/records/versions/HistoryButton.tsx'
import { SelectField, TextArea } from '#web/ui/Field.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import styles from './TemplateDialog.module.css'
import {
  decisionLabels,
  kindLabels,
  saveTemplate,
  templatesQuery,
  useEditableKinds,
} from './templates-queries.ts'
import { WithPreview } from './WithPreview.tsx'

/** How two versions of a template are compared. */
export const templateVersions: CompareOptions<TemplateForm, MessageTemplate> = {
  toValues: (template) => ({
    kind: template?.kind ?? 'message',
    name: template?.name ?? '',
    subject: template?.subject ?? '',
    text: template?.text ?? '',
    decision: template?.decision ?? '',
  }),
  fields: {
    kind: { label: 'For', text: ({ kind }) => kindLabels[kind] },
    name: { label: 'Name', text: ({ name }) => name },
    subject: { label: 'Subject', text: ({ subject }) => subject },
    text: { label: 'Text', text: ({ text }) => text },
    decision: {
      label: 'Begins the decision',
      text: ({ decision }) => (decision ? decisionLabels[decision] : ''),
    },
  },
}

type TemplateDialogProps = { template?: MessageTemplate; onClose: () => void }

/** Someone who could have written or applied, for the preview. */
const sample = {
  name: 'Ann Miller',
  job: 'Direct Support Professional',
  town: 'Murfreesboro, TN',
  interview: 'Friday, November 20, 2026 at 10:00 AM',
  place: 'our office',
  reference: 'R-7K4M-2QXA',
}

/** Adds or edits a template, and shows what a reply from it looks like. */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const kinds = useEditableKinds()
  const draft = useDraftForm({
    kind: 'message template',
    item: template,
    schema: TemplateForm,
    start: { ...templateVersions.toValues(undefined), kind: kinds[0] ?? 'message' },
    compare: templateVersions,
    addsNew: true,
    onClose,
  })
  const existing = draft.item
  const saving = useSave(draft, {
    save: saveTemplate,
    reload: templatesQuery.queryKey,
    success: existing ? 'Message template updated' : 'Message template added',
    failure: 'Failed to save the message template. Please try again.',
  })
  const { form } = draft
  const disabled = saving.isPending
  const { kind, subject, text } = form.watch()

  return (
    <FormDialog
      title={existing ? 'Edit Message Template' : 'Add Message Template'}
      width="wide"
      draft={draft}
      saving={saving}
      actions={<HistoryButton draft={draft} busy={saving.isPending} />}
      fields={{
        kind: kinds.length > 1 && (
          <FormField
            form={form}
            name="kind"
            as={SelectField}
            label="For"
            required
            disabled={disabled}
          >
            {kinds.map((each) => (
              <option key={each} value={each}>
                {kindLabels[each]}
              </option>
            ))}
          </FormField>
        ),
        name: (
          <FormField
            form={form}
            name="name"
            label="Name"
            hint="Only the office sees it."
            required
            disabled={disabled}
            max={templateLimits.name}
          />
        ),
        subject: (
          <FormField
            form={form}
            name="subject"
            label="Subject"
            required
            disabled={disabled}
            max={templateLimits.subject}
          />
        ),
        text: (
          <FormField
            form={form}
            name="text"
            as={TextArea}
            rows={12}
            label="Text"
            required
            disabled={disabled}
            max={templateLimits.text}
          />
        ),
        decision: kind === 'application' && (
          <FormField
            form={form}
            name="decision"
            as={SelectField}
            label="Chosen for"
            hint="The window of this decision begins with this text."
            disabled={disabled}
          >
            <option value="">No decision</option>
            {templateDecisions.map((each) => (
              <option key={each} value={each}>
                {decisionLabels[each]}
              </option>
            ))}
          </FormField>
        ),
      }}
    >
      {(fields) => (
        <WithPreview title="Preview" message={{ subject, text }} values={sample}>
          {fields}
          <SpanishFields draft={draft} busy={disabled} />
          <dl className={styles.placeholders}>
            {Object.entries(placeholders[kind]).map(([name, meaning]) => (
              <div key={name}>
                <dt>{`{${name}}`}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </WithPreview>
      )}
    </FormDialog>
  )
}
