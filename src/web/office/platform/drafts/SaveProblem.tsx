import { useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import type { FieldValues } from 'react-hook-form'
import { getConflict, isGone } from '#web/api/api-error.ts'
import { Button } from '#web/ui/Button.tsx'
import { Alert } from '#web/ui/States.tsx'
import { toast } from '#web/ui/toasts.ts'
import { formatWhen } from '../format.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { type CompareOptions, compareVersions, mergeVersions } from './compare.ts'
import styles from './SaveProblem.module.css'
import type { DraftForm } from './use-draft-form.ts'

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

type FormProblemProps<Input extends FieldValues, Output, Item> = {
  draft: DraftForm<Input, Output, Item>
  error: Error | null
  message: string
  /** Saves the form. */
  onSave: () => void
}

/** Why a form was not saved, and what to do next. */
export function FormProblem<Input extends FieldValues, Output, Item>({
  draft,
  error,
  message,
  onSave,
}: FormProblemProps<Input, Output, Item>) {
  if (!error) return null
  const { kind, form, item, compare, addsNew, continueFrom, close } = draft
  const saveFrom = (next: Item | undefined, values: Input) => {
    // The rules of a new record apply only after the form has rendered without the old one.
    flushSync(() => continueFrom(next, values))
    onSave()
  }
  return (
    <SaveProblem
      error={error}
      message={message}
      kind={kind}
      item={item}
      mine={form.getValues()}
      compare={compare}
      onMerge={saveFrom}
      onKeepTheirs={close}
      {...(addsNew && { onSaveNew: () => saveFrom(undefined, form.getValues()) })}
    />
  )
}
