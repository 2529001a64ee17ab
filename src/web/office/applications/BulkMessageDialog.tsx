import { Send } from 'lucide-react'
import { z } from 'zod'
import { BulkMessage } from '#contract/application-bulk.ts'
import { applicationStages } from '#contract/application-status.ts'
import type { Application } from '#contract/applications.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#web/ui/Dialog.tsx'
import { SelectField } from '#web/ui/Field.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import { Alert, Remark } from '#web/ui/States.tsx'
import { Status } from '#web/ui/Status.tsx'
import { useDraftForm } from '../drafts/use-draft-form.ts'
import { plural } from '../format.ts'
import { ReplyFields } from '../replies/ReplyFields.tsx'
import { WithPreview } from '../templates/WithPreview.tsx'
import { fullName } from './applications-queries.ts'
import type { Bulk } from './bulk-queries.ts'
import { valuesOf } from './message-values.ts'
import { stageLabels } from './stages.ts'

const Form = z.intersection(
  BulkMessage,
  z.object({ stage: z.union([z.literal(''), z.enum(applicationStages)]) }),
)

type BulkMessageDialogProps = {
  applications: Application[]
  sending: { mutate: (bulk: Bulk) => void; isPending: boolean; error: Error | null }
  onClose: () => void
}

/** Writes one message to several applicants, filled in for each, and can set their status with it. */
export function BulkMessageDialog({ applications, sending, onClose }: BulkMessageDialogProps) {
  const draft = useDraftForm({
    kind: 'bulk message',
    schema: Form,
    start: { subject: '', text: '', stage: '' as const },
    onClose,
  })
  const { form } = draft
  const busy = sending.isPending
  const [first] = applications
  const { subject, text } = form.watch()
  const send = form.handleSubmit(({ stage, ...message }) =>
    sending.mutate({ before: applications, stage: stage || undefined, message }),
  )
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
            values={first ? valuesOf(first) : {}}
          >
            {draft.note && <Remark>{draft.note}</Remark>}
            {sending.error && <Alert>{sending.error.message}</Alert>}
            <ReplyFields
              form={form}
              kind="application"
              values={{}}
              hint="{name} and {job} are filled in for each applicant."
              disabled={busy}
            />
            <FormField
              form={form}
              name="stage"
              as={SelectField}
              label="Status afterwards"
              disabled={busy}
            >
              <option value="">As it is</option>
              {applicationStages.map((stage) => (
                <option key={stage} value={stage}>
                  {stageLabels[stage]}
                </option>
              ))}
            </FormField>
          </WithPreview>
        </DialogBody>
        <DialogFooter>
          <Status>{busy && 'Sending...'}</Status>
          <Button variant="line" onClick={draft.cancel} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" busy={busy}>
            <Send className="icon" /> {busy ? 'Sending...' : `Send to ${applications.length}`}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}
