import { getConflict, isGone } from '#web/api/api-error.ts'
import { formatWhen } from '#web/office/platform/format.ts'
import { Button } from '#web/ui/Button.tsx'
import { Alert } from '#web/ui/States.tsx'
import styles from './ReplyDialog.module.css'

type ReplyProblemProps = { error: Error; onSendAnyway: (updatedAt: string) => void }

/** Why a reply was not sent. When someone else was faster, the user decides whether theirs is still needed. */
export function ReplyProblem({ error, onSendAnyway }: ReplyProblemProps) {
  const theirs = getConflict(error)
  if (theirs) {
    return (
      <div className={styles.problem}>
        <Alert>
          {theirs.updatedBy ?? 'Someone else'} changed or answered this{' '}
          {formatWhen(theirs.updatedAt)}. Close this window to see what they did; your text is kept.
        </Alert>
        <Button variant="line" size="small" onClick={() => onSendAnyway(theirs.updatedAt)}>
          Send mine too
        </Button>
      </div>
    )
  }
  if (isGone(error)) {
    return <Alert>Someone deleted this meanwhile. Copy what you need from your text.</Alert>
  }
  return <Alert>{error.message}</Alert>
}
