import { Mail } from 'lucide-react'
import { useState } from 'react'
import type { OpenedApplication } from '#contract/applications.ts'
import { Button } from '#web/ui/Button.tsx'
import { formatFullDayAndTime } from '../format.ts'
import { useMayEdit } from '../layout/use-may.ts'
import { ReplyDialog } from '../replies/ReplyDialog.tsx'
import { applicationsKey, fullName } from './applications-queries.ts'
import { sendMessage, takeBackMessage } from './handling-queries.ts'

/** Writes to an applicant who gave an email address. */
export function MessageButton({ application }: { application: OpenedApplication }) {
  const mayEdit = useMayEdit()
  const [writing, setWriting] = useState(false)
  if (!mayEdit || !application.email) return null
  return (
    <>
      <Button size="small" onClick={() => setWriting(true)}>
        <Mail className="icon" /> Write a message
      </Button>
      {writing && (
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
          onClose={() => setWriting(false)}
        />
      )}
    </>
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
