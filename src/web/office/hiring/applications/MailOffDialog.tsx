import { useState } from 'react'
import type { BulkMessage } from '#contract/hiring/application-bulk.ts'
import type { Application } from '#contract/hiring/applications.ts'
import { removeDraft } from '#web/office/platform/drafts/drafts.ts'
import { plural } from '#web/office/platform/format.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#web/ui/Dialog.tsx'
import { BulkMessageDialog, bulkMessageDraft } from './BulkMessageDialog.tsx'
import styles from './MailOffDialog.module.css'
import { MessageToSend } from './MessageToSend.tsx'

type MailOffDialogProps = { applications: Application[]; onClose: () => void }

/** Writes one message to several applicants, and then shows each of them for one's own mail program. */
export function MailOffDialog({ applications, onClose }: MailOffDialogProps) {
  const [message, setMessage] = useState<BulkMessage>()
  // The draft stays until the end, so that someone can go back and change the text.
  const close = () => {
    removeDraft(bulkMessageDraft, undefined)
    onClose()
  }
  if (!message) {
    return <BulkMessageDialog applications={applications} onWritten={setMessage} onClose={close} />
  }
  return (
    <Dialog
      title={`Message to ${plural(applications.length, 'applicant')}`}
      width="reading"
      onClose={close}
    >
      <DialogBody>
        <p>
          Open each message in your mail program, or copy it. It is then recorded in the history of
          the applicant.
        </p>
        <ul className={styles.messages}>
          {applications.map((application) => (
            <MessageToSend key={application.id} application={application} message={message} />
          ))}
        </ul>
      </DialogBody>
      <DialogFooter>
        <Button variant="line" onClick={() => setMessage(undefined)}>
          Change the text
        </Button>
        <Button onClick={close}>Done</Button>
      </DialogFooter>
    </Dialog>
  )
}
