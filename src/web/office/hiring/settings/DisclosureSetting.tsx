import { queryOptions, useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import {
  disclosureCalls as calls,
  DisclosureForm,
  type DisclosureText,
  disclosureLimits,
} from '#contract/hiring/disclosure.ts'
import { call } from '#web/api/call.ts'
import type { CompareOptions } from '#web/office/platform/drafts/compare.ts'
import { useSave } from '#web/office/platform/drafts/use-change.ts'
import { useDraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { FormDialog } from '#web/office/platform/layout/FormDialog.tsx'
import { useLinkAction } from '#web/office/platform/layout/use-link-action.ts'
import { TitledSection } from '#web/office/records/privacy/TitledSection.tsx'
import { Button } from '#web/ui/Button.tsx'
import { TextArea } from '#web/ui/Field.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import { applicationsKey } from '../applications-key.ts'
import styles from './HiringSettings.module.css'

const disclosureQuery = queryOptions({
  queryKey: [...applicationsKey, 'disclosure'],
  queryFn: async () => (await call(calls.read, {})).data,
})

const saveDisclosure = (texts: DisclosureForm, updatedAt: string | undefined) =>
  call(calls.save, { body: { ...texts, updatedAt } })

/** The text that people who are hired read before their background is checked. */
export function DisclosureSetting() {
  const [writing, setWriting] = useState(false)
  const disclosure = useQuery(disclosureQuery)
  const stored = disclosure.data
  useLinkAction('disclosure', () => setWriting(true))
  return (
    <TitledSection
      title="Disclosure"
      hint="What people who are hired read, and acknowledge, before their background is checked."
      query={disclosure}
    >
      {stored && (
        <>
          <p className={styles.text}>{stored.text || 'There is no text yet.'}</p>
          <Button variant="line" size="small" busy={writing} onClick={() => setWriting(true)}>
            <Pencil className="icon" /> {stored.text ? 'Change the text' : 'Write the text'}
          </Button>
        </>
      )}
      {writing && stored && <DisclosureDialog stored={stored} onClose={() => setWriting(false)} />}
    </TitledSection>
  )
}

const compare: CompareOptions<DisclosureForm, DisclosureText> = {
  toValues: (stored) => ({ text: stored?.text ?? '', spanish: stored?.spanish ?? '' }),
  fields: {
    text: { label: 'Text', text: ({ text }) => text },
    spanish: { label: 'Text in Spanish', text: ({ spanish }) => spanish },
  },
}

type DisclosureDialogProps = { stored: DisclosureText; onClose: () => void }

/** Writes the disclosure. What was acknowledged before stays as it was. */
function DisclosureDialog({ stored, onClose }: DisclosureDialogProps) {
  const draft = useDraftForm({
    kind: 'disclosure',
    item: { ...stored, id: 'disclosure' },
    schema: DisclosureForm,
    start: compare.toValues(stored),
    compare,
    onClose,
  })
  const saving = useSave(draft, {
    save: (texts: DisclosureForm, edited) => saveDisclosure(texts, edited?.updatedAt),
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
        spanish: (
          <FormField
            form={draft.form}
            name="spanish"
            as={TextArea}
            rows={6}
            lang="es"
            label="Text in Spanish"
            hint="Nobody reads it until an owner has marked it as reviewed, under Spanish."
            max={disclosureLimits.text}
            disabled={saving.isPending}
          />
        ),
      }}
    />
  )
}
