import type { UseMutationResult } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '#web/ui/Button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#web/ui/Dialog.tsx'
import { Alert, Remark } from '#web/ui/States.tsx'
import { Status } from '#web/ui/Status.tsx'
import { FormProblem } from '../drafts/SaveProblem.tsx'
import type { DraftForm } from '../drafts/use-draft-form.ts'
import styles from './FormDialog.module.css'

type FormDialogProps<Input extends FieldValues, Output, Item> = {
  title: string
  draft: DraftForm<Input, Output, Item>
  saving: UseMutationResult<unknown, Error, Output>
  /** Replaces the error's own message when saving failed. */
  errorText?: (error: Error) => string
  /** An error about the form as a whole, found before anything is sent. */
  formError?: string | undefined
  width?: 'normal' | 'wide'
  /** What the button that saves is called. */
  action?: string
  /** More buttons, beside Cancel and Save. */
  actions?: ReactNode
  fields: FormFields<Input>
  /** What stands around the fields; without it they are all there is. */
  children?: (fields: ReactNode) => ReactNode
}

/** The inputs of a form in their order. Every field must be named; `null` where another one shows it. */
type FormFields<Input> = { [Name in keyof Required<Input>]: ReactNode }

/** The frame of every form in a dialog: notes, errors, fields, Cancel and Save. */
export function FormDialog<Input extends FieldValues, Output, Item>({
  title,
  draft,
  saving,
  errorText = (error) => error.message,
  formError,
  width = 'normal',
  action = 'Save',
  actions,
  fields,
  children = (inOrder) => inOrder,
}: FormDialogProps<Input, Output, Item>) {
  const { isPending: busy, error } = saving
  const save = draft.form.handleSubmit((values) => saving.mutate(values))
  return (
    <Dialog title={title} onClose={draft.cancel} busy={busy} width={width}>
      <form onSubmit={save} noValidate>
        <DialogBody>
          <div className={styles.fields}>
            {draft.note && <Remark>{draft.note}</Remark>}
            {formError && <Alert>{formError}</Alert>}
            <FormProblem
              draft={draft}
              error={error}
              message={error ? errorText(error) : ''}
              onSave={save}
            />
            {children(
              Object.entries(fields).map(([name, field]) => (
                <Fragment key={name}>{field}</Fragment>
              )),
            )}
          </div>
        </DialogBody>
        <DialogFooter>
          <Status>{busy && 'Saving...'}</Status>
          {actions}
          <Button variant="line" onClick={draft.cancel} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" busy={busy}>
            {busy ? 'Saving...' : action}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}
