import type { OpenedApplication } from '#contract/applications.ts'
import { formatFullDayAndTime } from '../format.ts'
import { ReplyDialog } from '../replies/ReplyDialog.tsx'
import { applicationsKey, fullName } from './applications-queries.ts'
import { sendMessage, takeBackMessage } from './handling-queries.ts'

type MessageDialogProps = { application: OpenedApplication; onClose: () => void }

/** Writes to an applicant, from a template or by hand. */
export function MessageDialog({ application, onClose }: MessageDialogProps) {
  return (
    <ReplyDialog
      title={`Message to ${fullName(application)}`}
      email={application.email}
      record={application}
      templateKind="application"
      values={valuesOf(application)}
      canMail={application.canMail}
      send={(message) => sendMessage(application, message)}
      takeBack={(entry) => takeBackMessage(application, entry)}
      reload={applicationsKey}
      onClose={onClose}
    />
  )
}

/** What is not known stays a placeholder, which has to be replaced before sending. */
function valuesOf(application: OpenedApplication) {
  const { position, interviewAt, interviewPlace } = application
  return {
    name: fullName(application),
    job: position,
    ...(interviewAt && { interview: formatFullDayAndTime(interviewAt) }),
    ...(interviewPlace && { place: interviewPlace }),
  }
}
