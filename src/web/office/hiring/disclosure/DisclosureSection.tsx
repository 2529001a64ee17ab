import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link, Send } from 'lucide-react'
import { useState } from 'react'
import type { OpenedApplication } from '#contract/hiring/applications.ts'
import {
  disclosureCalls as calls,
  type Disclosure,
  DisclosureForm,
  type DisclosureText,
  disclosureLimits,
  disclosureMessages,
} from '#contract/hiring/disclosure.ts'
import type { LinkWay } from '#contract/records/private-links.ts'
import { call } from '#web/api/call.ts'
import type { CompareOptions } from '#web/office/platform/drafts/compare.ts'
import { useChange, useSave } from '#web/office/platform/drafts/use-change.ts'
import { useDraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { formatDateTime } from '#web/office/platform/format.ts'
import { FormDialog } from '#web/office/platform/layout/FormDialog.tsx'
import { useMayEdit } from '#web/office/platform/layout/use-may.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextArea } from '#web/ui/Field.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import { applicationsKey } from '../applications-key.ts'
import { PrivateLinkDialog } from '../private-links/PrivateLinkDialog.tsx'
import styles from '../private-links/PrivateLinks.module.css'
import { makeLink } from '../private-links/private-links-queries.ts'

const disclosureQuery = queryOptions({
  queryKey: [...applicationsKey, 'disclosure'],
  queryFn: async () => (await call(calls.read, {})).data,
})

const saveDisclosure = (text: string, updatedAt: string | undefined) =>
  call(calls.save, { body: { text, updatedAt } })

/** Sends the disclosure to someone who was hired, and shows whether it was acknowledged. */
export function DisclosureSection({ application }: { application: OpenedApplication }) {
  const { disclosure } = application
  const mayEdit = useMayEdit()
  const [writing, setWriting] = useState(false)
  const { data: stored } = useQuery({ ...disclosureQuery, enabled: writing })
  const making = useChange({
    change: (way: LinkWay) => makeLink(application, way, 'disclosure'),
    reload: applicationsKey,
    success: (way) => (way === 'mail' ? `A link is on its way to ${application.email}.` : ''),
    failure: 'Failed to make a link. Please try again.',
  })
  const made = making.data
  const busy = making.isPending
  const canSend = disclosure.version > 0
  return (
    <div className={styles.block}>
      <p>{describeState(disclosure)}</p>
      {mayEdit && (
        <div className={styles.actions}>
          {canSend && (
            <Button size="small" variant="line" busy={busy} onClick={() => making.mutate('copy')}>
              <Link className="icon" /> Make a link to it
            </Button>
          )}
          {canSend && application.canMail && (
            <Button size="small" variant="line" busy={busy} onClick={() => making.mutate('mail')}>
              <Send className="icon" /> Send it
            </Button>
          )}
          <Button
            size="small"
            variant={canSend ? 'quiet' : 'line'}
            onClick={() => setWriting(true)}
          >
            {canSend ? 'Change the text' : 'Write the text'}
          </Button>
        </div>
      )}
      {made?.address && (
        <PrivateLinkDialog {...made} address={made.address} onClose={making.reset} />
      )}
      {writing && stored && <DisclosureDialog stored={stored} onClose={() => setWriting(false)} />}
    </div>
  )
}

function describeState({ version, acknowledged }: Disclosure) {
  if (acknowledged) {
    const { name, at } = acknowledged
    const which = acknowledged.version === version ? '' : ', which is not the newest one'
    return `${name} acknowledged version ${acknowledged.version}${which}, ${formatDateTime(at)}.`
  }
  return version === 0 ? disclosureMessages.noText : 'Not acknowledged yet.'
}

const compare: CompareOptions<DisclosureForm, DisclosureText> = {
  toValues: (stored) => ({ text: stored?.text ?? '' }),
  fields: { text: { label: 'Text', text: ({ text }) => text } },
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
