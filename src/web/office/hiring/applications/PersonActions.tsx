import { FolderInput, Mail, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { OpenedApplication } from '#contract/hiring/applications.ts'
import { ReplyDialog } from '#web/office/messages/replies/ReplyDialog.tsx'
import { useMayEdit } from '#web/office/platform/layout/use-may.ts'
import { Button } from '#web/ui/Button.tsx'
import { applicationsKey } from '../applications-key.ts'
import { ApplicantDialog } from './ApplicantDialog.tsx'
import styles from './ApplicationDetails.module.css'
import { fullName } from './applications-queries.ts'
import { sendMessage, takeBackMessage } from './handling-queries.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { placeholderValues } from './message-values.ts'

type PersonActionsProps = { application: OpenedApplication; onDelete: () => void }

/** Writes to an applicant who gave an email address, corrects who it is, moves to another job, and deletes. */
export function PersonActions({ application, onDelete }: PersonActionsProps) {
  const mayEdit = useMayEdit()
  const [open, setOpen] = useState<'message' | 'correction' | 'move'>()
  const close = () => setOpen(undefined)
  if (!mayEdit) return null
  return (
    <div className={styles.actions}>
      {application.email && (
        <Button size="small" onClick={() => setOpen('message')}>
          <Mail className="icon" /> Write a message
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={() => setOpen('correction')}>
        <Pencil className="icon" /> Edit details
      </Button>
      <Button variant="quiet" size="small" onClick={() => setOpen('move')}>
        <FolderInput className="icon" /> Move to another job
      </Button>
      <Button variant="quiet-danger" size="small" onClick={onDelete}>
        <Trash2 className="icon" /> Delete
      </Button>
      {open === 'message' && <MessageDialog application={application} onClose={close} />}
      {open === 'correction' && <ApplicantDialog application={application} onClose={close} />}
      {open === 'move' && <MoveDialog application={application} onClose={close} />}
    </div>
  )
}

type MessageDialogProps = { application: OpenedApplication; onClose: () => void }

/** What a message without a template begins with. */
const subjects = { en: 'Your application', es: 'Su solicitud' }

/** Writes to an applicant, from a template or by hand. */
function MessageDialog({ application, onClose }: MessageDialogProps) {
  const { language } = application
  return (
    <ReplyDialog
      title={`Message to ${fullName(application)}`}
      noun="message"
      email={application.email}
      record={application}
      templateKind="application"
      language={language}
      subject={`${subjects[language]}: ${placeholderValues(application, language).job}`}
      values={(language) => placeholderValues(application, language)}
      canMail={application.canMail}
      send={(message) => sendMessage(application, message)}
      takeBack={(entry) => takeBackMessage(application, entry)}
      reload={applicationsKey}
      onClose={onClose}
    />
  )
}
