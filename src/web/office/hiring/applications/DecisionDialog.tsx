import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BulkMessage, BulkResult } from '#contract/hiring/application-bulk.ts'
import type { Application } from '#contract/hiring/applications.ts'
import { type MessageTemplate, templateIn } from '#contract/messages/templates.ts'
import { templatesQuery } from '#web/office/messages/templates/templates-queries.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { plural } from '#web/office/platform/format.ts'
import { Dialog, DialogBody } from '#web/ui/Dialog.tsx'
import { Loading } from '#web/ui/States.tsx'
import type { ToastAction } from '#web/ui/toast-region.ts'
import { applicationsKey } from '../applications-key.ts'
import { fullName } from './applications-queries.ts'
import { type Bulk, changeMany, problemsInWords, successInWords, undoMany } from './bulk-queries.ts'
import { DecisionForm } from './DecisionForm.tsx'
import { type DecisionKind, decisions } from './decisions.ts'
import { MessagesDialog } from './MailOffDialog.tsx'
import { sharedLanguage } from './message-values.ts'
import { waitingDaysQuery } from './waiting-days.ts'

type DecisionDialogProps = {
  kind: DecisionKind
  applications: Application[]
  /** Whether messages can be sent from here. */
  canMail: boolean
  /** Says what was done in the place of a toast. */
  say?: ((text: string, undo: ToastAction | undefined) => void) | undefined
  /** Called when all is done; `left` names those that stay as they were. */
  onDecided: (left: string) => void
  onClose: () => void
}

/** One decision about one or more applicants: the new stage, what belongs to it, and the message. */
export function DecisionDialog({
  kind,
  applications,
  canMail,
  say,
  onDecided,
  onClose,
}: DecisionDialogProps) {
  const { data: templates, error } = useQuery(templatesQuery)
  const { data: waiting, error: noWaiting } = useQuery({
    ...waitingDaysQuery,
    enabled: kind === 'reject',
  })
  const [written, setWritten] = useState<Written>()
  const deciding = useChange({
    change: changeMany,
    undo: undoMany,
    reload: applicationsKey,
    success: successInWords,
    failure: 'Failed to update application status',
    say,
  })
  const decide = (bulk: Bulk, message: BulkMessage | undefined, onSaved: () => void) =>
    deciding.mutate(bulk, {
      onSuccess: (result) => {
        onSaved()
        const left = problemsInWords(result.problems, bulk.before)
        if (message) setWritten({ message, applications: changedOf(bulk, result), left })
        else onDecided(left)
      },
    })
  const [first] = applications
  const who = applications.length === 1 && first ? fullName(first) : undefined
  const title = `${decisions[kind].name}: ${who ?? plural(applications.length, 'applicant')}`
  if (written) {
    return (
      <MessagesDialog
        title={title}
        applications={written.applications}
        message={written.message}
        onClose={() => onDecided(written.left)}
      />
    )
  }
  if ((!templates && !error) || (kind === 'reject' && !waiting && !noWaiting)) {
    return (
      <Dialog title={title} width="wide" onClose={onClose}>
        <DialogBody>
          <Loading text="Loading the message..." />
        </DialogBody>
      </Dialog>
    )
  }
  return (
    <DecisionForm
      kind={kind}
      title={title}
      applications={applications}
      templates={(templates ?? noTemplates).map((each) =>
        templateIn(each, sharedLanguage(applications)),
      )}
      waitingDays={waiting?.waitingDays}
      canMail={canMail}
      deciding={deciding}
      onDecide={decide}
      onClose={onClose}
    />
  )
}

const noTemplates: MessageTemplate[] = []

/** A message to be sent in one's own mail program, and to whom. */
type Written = { message: BulkMessage; applications: Application[]; left: string }

/** The applicants that were changed, as they are now. */
const changedOf = ({ before, decided }: Bulk, { changed }: BulkResult): Application[] =>
  before.flatMap((application) => {
    const now = changed.find(({ id }) => id === application.id)
    if (!now) return []
    const { interviewAt, interviewPlace } = decided?.change(application) ?? {}
    return {
      ...application,
      updatedAt: now.updatedAt,
      interviewAt: interviewAt ?? application.interviewAt,
      interviewPlace: interviewPlace ?? application.interviewPlace,
    }
  })
