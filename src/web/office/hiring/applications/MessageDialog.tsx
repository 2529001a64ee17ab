import type { OpenedApplication } from '#contract/hiring/applications.ts'
import { ReplyDialog } from '#web/office/messages/replies/ReplyDialog.tsx'
import { applicationsKey } from '../applications-key.ts'
import { fullName } from './applications-queries.ts'
import { sendMessage, takeBackMessage } from './handling-queries.ts'
import { placeholderValues } from './message-values.ts'

type MessageDialogProps = { application: OpenedApplication; onClose: () => void }

/** Writes to an applicant, from a template or by hand. */
export function MessageDialog({ application, onClose }: MessageDialogProps) {
  return (
    <ReplyDialog
      title={`Message to ${fullName(application)}`}
      noun="message"
      email={application.email}
      record={application}
      templateKind="application"
      values={placeholderValues(application)}
      canMail={application.canMail}
      send={(message) => sendMessage(application, message)}
      takeBack={(entry) => takeBackMessage(application, entry)}
      reload={applicationsKey}
      onClose={onClose}
    />
  )
}
