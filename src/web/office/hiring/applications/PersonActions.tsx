import { FolderInput, Mail, Pencil } from 'lucide-react'
import { useState } from 'react'
import type { OpenedApplication } from '#contract/hiring/applications.ts'
import { useMayEdit } from '#web/office/platform/layout/use-may.ts'
import { Button } from '#web/ui/Button.tsx'
import { ApplicantDialog } from './ApplicantDialog.tsx'
import { MessageDialog } from './MessageDialog.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import styles from './PersonActions.module.css'

/** Writes to an applicant who gave an email address, corrects who it is, and moves to another job. */
export function PersonActions({ application }: { application: OpenedApplication }) {
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
        <Pencil className="icon" /> Correct
      </Button>
      <Button variant="quiet" size="small" onClick={() => setOpen('move')}>
        <FolderInput className="icon" /> Move to another job
      </Button>
      {open === 'message' && <MessageDialog application={application} onClose={close} />}
      {open === 'correction' && <ApplicantDialog application={application} onClose={close} />}
      {open === 'move' && <MoveDialog application={application} onClose={close} />}
    </div>
  )
}
