import { useMutation } from '@tanstack/react-query'
import { Download, Mail, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import {
  applicationBulkCalls,
  type BulkDeletion,
  bulkLimit,
} from '#contract/hiring/application-bulk.ts'
import { type ApplicationStage, getStage } from '#contract/hiring/application-status.ts'
import type { Application, ListedApplication } from '#contract/hiring/applications.ts'
import { call } from '#web/api/call.ts'
import { removeDraft } from '#web/office/platform/drafts/drafts.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { plural } from '#web/office/platform/format.ts'
import { useMayEdit } from '#web/office/platform/layout/use-may.ts'
import { SelectionBar } from '#web/office/platform/lists/SelectionBar.tsx'
import type { Selection } from '#web/office/platform/lists/use-selection.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { Alert, Remark } from '#web/ui/States.tsx'
import { toast } from '#web/ui/toasts.ts'
import { applicationsKey } from '../applications-key.ts'
import { focusRowAfter } from './applicant-keys.ts'
import { fullName } from './applications-queries.ts'
import { BulkMessageDialog, bulkMessageDraft } from './BulkMessageDialog.tsx'
import {
  type Bulk,
  changeMany,
  exportSelected,
  problemsInWords,
  successInWords,
  undoMany,
} from './bulk-queries.ts'
import { DecisionButtons } from './DecisionButtons.tsx'
import { selectionKey } from './decisions.ts'
import { documentsOfAll, keepWarning } from './keep-until.ts'
import { MailOffDialog } from './MailOffDialog.tsx'
import styles from './SelectedApplicants.module.css'
import { StageButtons } from './StageButtons.tsx'
import { stageLabels } from './stages.ts'

type SelectedApplicantsProps = {
  selection: Selection<ListedApplication>
  /** How many were found on all pages, and how to read them. */
  found: number
  readFound: () => Promise<ListedApplication[]>
  /** Whether messages can be sent from here. */
  canMail: boolean
}

/** What can be done with all selected applicants: a decision, another status, a message, an export. */
export function SelectedApplicants({
  selection,
  found,
  readFound,
  canMail,
}: SelectedApplicantsProps) {
  const mayEdit = useMayEdit()
  const [writing, setWriting] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const [problem, setProblem] = useState('')
  const before = selection.all
  const changing = useChange({
    change: async (bulk: Bulk) => {
      setProblem('')
      const result = await changeMany(bulk)
      setProblem(problemsInWords(result.problems, bulk.before))
      if (bulk.message) removeDraft(bulkMessageDraft, selectionKey(bulk.before))
      return result
    },
    undo: undoMany,
    reload: applicationsKey,
    success: successInWords,
    failure: 'Failed to update application status',
    onDone: () => {
      setWriting(false)
      selection.clear()
    },
  })
  const selecting = useMutation({ mutationFn: readFound, onSuccess: selection.choose })
  const exporting = useMutation({
    mutationFn: () => exportSelected(before),
    onError: () => toast('error', 'The export could not be downloaded. Please try again.'),
  })
  const busy = changing.isPending || selecting.isPending
  const setStage = (stage: ApplicationStage) => {
    const others = before.filter(({ status }) => getStage(status) !== stage)
    if (others.length > 0) return changing.mutate({ before: others, stage })
    toast('info', `Already ${stageLabels[stage]}.`)
    selection.clear()
  }
  const finish = (left: string) => {
    // The focus can only go to a row when the dialog is gone.
    flushSync(() => {
      setProblem(left)
      selection.clear()
    })
    focusRowAfter(before.map(({ id }) => id))
  }
  const startWriting = () => {
    // The dialog shows why its message was not sent, not why something else failed before.
    changing.reset()
    setWriting(true)
  }
  return (
    <>
      <SelectionBar
        label="Selected applications"
        selection={selection}
        found={
          found > selection.shown && found <= bulkLimit
            ? { count: found, select: () => !busy && selecting.mutate() }
            : undefined
        }
      >
        {mayEdit && (
          <>
            <DecisionButtons
              applications={before}
              canMail={canMail}
              busy={busy}
              onDecided={finish}
            />
            <StageButtons busy={busy} onChoose={setStage} />
            <Button size="small" variant="line" busy={busy} onClick={startWriting}>
              <Mail className="icon" /> Message
            </Button>
          </>
        )}
        <Button
          size="small"
          variant="line"
          busy={exporting.isPending}
          onClick={() => exporting.mutate()}
        >
          <Download className="icon" /> Export
        </Button>
        {mayEdit && (
          <Button size="small" variant="line" busy={busy} onClick={() => setDeleting(true)}>
            <Trash2 className="icon" /> Delete
          </Button>
        )}
      </SelectionBar>
      {problem && (
        <div className={styles.problem}>
          <Alert>{problem}</Alert>
          <Button size="small" variant="quiet" onClick={() => setProblem('')}>
            Close
          </Button>
        </div>
      )}
      {deleting && (
        <DeleteSelectedDialog
          applications={before}
          onDeleted={(left) => {
            setDeleting(false)
            setProblem(left)
            selection.clear()
          }}
          onClose={() => setDeleting(false)}
        />
      )}
      {writing && !canMail && (
        <MailOffDialog applications={before} onClose={() => setWriting(false)} />
      )}
      {writing && canMail && (
        <BulkMessageDialog
          applications={before}
          sending={changing}
          onClose={() => setWriting(false)}
        />
      )}
    </>
  )
}

type DeleteSelectedDialogProps = {
  applications: Application[]
  /** Names those that a hold kept; empty when all are deleted. */
  onDeleted: (problem: string) => void
  onClose: () => void
}

/** Asks, then deletes all selected applicants. */
function DeleteSelectedDialog({ applications, onDeleted, onClose }: DeleteSelectedDialogProps) {
  const deleting = useChange<void, BulkDeletion>({
    change: async () => {
      const ids = applications.map(({ id }) => id)
      return (await call(applicationBulkCalls.remove, { body: { ids } })).data
    },
    reload: applicationsKey,
    success: (_, { deleted }) => `${plural(deleted.length, 'applicant')} deleted`,
    failure: 'Failed to delete the applicants. Please try again.',
    onDone: ({ held }) => {
      const kept = applications.filter(({ id }) => held.includes(id)).map(fullName)
      onDeleted(kept.length > 0 ? `On hold, so not deleted: ${kept.join(', ')}.` : '')
    },
  })
  const warning = keepWarning(applications)
  const documents = documentsOfAll(applications)
  const selected = [plural(applications.length, 'applicant'), documents].filter(Boolean)
  return (
    <ConfirmDialog
      title="Delete Applicants"
      question={`Are you sure you want to delete ${selected.join(' with ')}? They cannot be brought back.`}
      action="Delete"
      busy={deleting.isPending}
      problem={deleting.error?.message}
      onConfirm={() => deleting.mutate()}
      onCancel={onClose}
    >
      {warning && <Remark>{warning}</Remark>}
    </ConfirmDialog>
  )
}
