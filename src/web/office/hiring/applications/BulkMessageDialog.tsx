import { Send } from 'lucide-react'
import { BulkMessage } from '#contract/hiring/application-bulk.ts'
import type { Application } from '#contract/hiring/applications.ts'
import { ReplyFields } from '#web/office/messages/replies/ReplyFields.tsx'
import { WithPreview } from '#web/office/messages/templates/WithPreview.tsx'
import { useDraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { plural } from '#web/office/platform/format.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#web/ui/Dialog.tsx'
import { Alert, Remark } from '#web/ui/States.tsx'
import { Status } from '#web/ui/Status.tsx'
import { fullName } from './applications-queries.ts'
import type { Bulk } from './bulk-queries.ts'
import { selectionKey } from './decisions.ts'
import { placeholderValues, sharedLanguage } from './message-values.ts'

export const bulkMessageDraft = 'bulk message'

type BulkMessageDialogProps = {
  applications: Application[]
  /** Sends it; left out where mail is off. */
  sending?: { mutate: (bulk: Bulk) => void; isPending: boolean; error: Error | null }
  /** Called instead where mail is off. */
  onWritten?: (message: BulkMessage) => void
  onClose: () => void
}

/** Writes one message to several applicants, filled in for each. */
export function BulkMessageDialog({
  applications,
  sending,
  onWritten,
  onClose,
}: BulkMessageDialogProps) {
  const draft = useDraftForm({
    kind: bulkMessageDraft,
    // The text belongs to exactly these people.
    item: { id: selectionKey(applications), updatedAt: '' },
    schema: BulkMessage,
    start: { subject: '', text: '' },
    onClose,
  })
  const { form } = draft
  const busy = sending?.isPending ?? false
  const [first] = applications
  const { subject, text } = form.watch()
  const language = sharedLanguage(applications)
  const send = form.handleSubmit((written) => {
    const message = { ...written, ...(language === 'es' && { language }) }
    onWritten?.(message)
    sending?.mutate({ before: applications, message })
  })
  return (
    <Dialog
      title={`Message to ${plural(applications.length, 'applicant')}`}
      width="wide"
      onClose={draft.cancel}
      busy={busy}
    >
      <form noValidate onSubmit={send}>
        <DialogBody>
          <WithPreview
            title={first ? `Preview for ${fullName(first)}` : 'Preview'}
            message={{ subject, text }}
            values={first ? placeholderValues(first, language) : {}}
          >
            {draft.note && <Remark>{draft.note}</Remark>}
            {sending?.error && <Alert>{sending.error.message}</Alert>}
            {!sending && (
              <Remark>
                Mail is not set up on this server. Write the message here; then open it for each
                applicant in your mail program, or copy it.
              </Remark>
            )}
            <ReplyFields
              form={form}
              kind="application"
              language={language}
              values={() => ({})}
              hint="{name} and {job} are filled in for each applicant."
              disabled={busy}
            />
          </WithPreview>
        </DialogBody>
        <DialogFooter>
          <Status>{busy && 'Sending...'}</Status>
          <Button variant="line" onClick={draft.cancel} disabled={busy}>
            Cancel
          </Button>
          {sending ? (
            <Button type="submit" busy={busy}>
              <Send className="icon" /> {busy ? 'Sending...' : `Send to ${applications.length}`}
            </Button>
          ) : (
            <Button type="submit">Continue</Button>
          )}
        </DialogFooter>
      </form>
    </Dialog>
  )
}
