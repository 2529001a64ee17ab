import {
  DisclosureForm,
  type DisclosureText,
  disclosureLimits,
} from '#contract/hiring/disclosure.ts'
import type { CompareOptions } from '#web/office/platform/drafts/compare.ts'
import { useSave } from '#web/office/platform/drafts/use-change.ts'
import { useDraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { FormDialog } from '#web/office/platform/layout/FormDialog.tsx'
import { TextArea } from '#web/ui/Field.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import { applicationsKey } from '../applications-key.ts'
import { saveDisclosure } from './disclosure-queries.ts'

const compare: CompareOptions<DisclosureForm, DisclosureText> = {
  toValues: (stored) => ({ text: stored?.text ?? '' }),
  fields: { text: { label: 'Text', text: ({ text }) => text } },
}

type DisclosureDialogProps = { stored: DisclosureText; onClose: () => void }

/** Writes the disclosure. What was acknowledged before stays as it was. */
export function DisclosureDialog({ stored, onClose }: DisclosureDialogProps) {
  const draft = useDraftForm({
    kind: 'disclosure',
    item: { ...stored, id: 'disclosure' },
    schema: DisclosureForm,
    start: compare.toValues(stored),
    compare,
    onClose,
  })
  const saving = useSave(draft, {
    save: ({ text }: DisclosureForm, edited) => saveDisclosure(text, edited?.updatedAt),
    reload: applicationsKey,
    success: 'The disclosure was saved',
    failure: 'Failed to save the disclosure. Please try again.',
  })
  return (
    <FormDialog
      title="Disclosure"
      draft={draft}
      saving={saving}
      fields={{
        text: (
          <FormField
            form={draft.form}
            name="text"
            as={TextArea}
            rows={12}
            label="Text"
            hint="Ask the company that checks backgrounds for you, or your lawyer, for this text. It stands alone on its page. A changed text is a new version; who acknowledged another one is asked again only if you send a new link."
            max={disclosureLimits.text}
            disabled={saving.isPending}
          />
        ),
      }}
    />
  )
}
