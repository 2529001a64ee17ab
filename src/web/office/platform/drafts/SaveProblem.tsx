import { useState } from 'react'
import { createPortal } from 'react-dom'
import { getConflict, isGone } from '#web/api/api-error.ts'
import { Button } from '#web/ui/Button.tsx'
import { Alert } from '#web/ui/States.tsx'
import { toast } from '#web/ui/toasts.ts'
import { formatWhen } from '../format.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { type CompareOptions, compareVersions, mergeVersions } from './compare.ts'
import styles from './SaveProblem.module.css'

type SaveProblemProps<Values, Item> = {
  error: Error
  /** The message when it is neither a newer version nor a deleted record. */
  message: string
  /** The noun for the record, such as "event". */
  kind: string
  /** The version that was edited. */
  item: Item | undefined
  mine: Values
  compare: CompareOptions<Values, Item> | undefined
  /** Saves the merged values on top of their version. */
  onMerge: (current: Item, merged: Values) => void
  onKeepTheirs: () => void
  /** Saves what was typed as a new record, where that is possible. */
  onSaveNew?: () => void
}

/** Explains why a form was not saved and offers what to do next, without losing what was typed. */
export function SaveProblem<Values extends object, Item>(props: SaveProblemProps<Values, Item>) {
  const { error, message, kind, item, mine, compare, onMerge, onKeepTheirs, onSaveNew } = props
  const [closed, setClosed] = useState<Error>()
  const theirs = getConflict(error)

  if (theirs && item && compare) {
    const current = theirs.current as Item
    const who = theirs.updatedBy ?? 'Someone else'
    if (closed === error) {
      return (
        <div className={styles.problem}>
          <Alert>
            {who} saved a newer version {formatWhen(theirs.updatedAt)}. Yours is not saved yet.
          </Alert>
          <Button variant="line" size="small" onClick={() => setClosed(undefined)}>
            Compare both versions
          </Button>
        </div>
      )
    }
    // A portal keeps it outside the form, where Enter would submit the form.
    return createPortal(
      <ConflictDialog
        comparison={compareVersions(compare, item, mine, current)}
        theirs={theirs}
        onSave={(chosen) =>
          onMerge(current, mergeVersions(mine, compare.toValues(current), chosen))
        }
        onKeepTheirs={() => {
          onKeepTheirs()
          toast(
            'success',
            `Nothing was saved. The version saved by ${theirs.updatedBy ?? 'the other person'} stays.`,
          )
        }}
        onClose={() => setClosed(error)}
      />,
      document.body,
    )
  }
  if (isGone(error) && item) {
    const chosen = Object.values(mine).some((value) => value instanceof File)
    const picture =
      compare?.getPicture?.(item) && !chosen
        ? ' Its picture was deleted too: please choose it again.'
        : ''
    return (
      <div className={styles.problem}>
        <Alert>
          Someone deleted this {kind} while you were editing it. What you typed is still here.
          {onSaveNew ? picture : ' It can no longer be saved: copy what you need.'}
        </Alert>
        {onSaveNew && (
          <Button variant="line" size="small" onClick={onSaveNew}>
            Save as a new {kind}
          </Button>
        )}
      </div>
    )
  }
  return <Alert>{message}</Alert>
}
