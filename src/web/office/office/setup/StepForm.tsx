import type { BaseSyntheticEvent, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { errorMessage } from '#web/api/api-error.ts'
import { FormProblem } from '#web/office/platform/drafts/SaveProblem.tsx'
import type { DraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Alert } from '#web/ui/States.tsx'
import styles from './Setup.module.css'

type Props<Input extends FieldValues, Output, Item> = {
  draft: DraftForm<Input, Output, Item>
  saving: { isPending: boolean; error: Error | null }
  failure: string
  onSave: (event?: BaseSyntheticEvent) => Promise<void>
  children: ReactNode
}

/** The form of a step, which is saved or skipped. */
export function StepForm<
  Input extends FieldValues,
  Output,
  Item extends { id: string; updatedAt: string },
>({ draft, saving, failure, onSave, children }: Props<Input, Output, Item>) {
  const busy = saving.isPending
  return (
    <form className={styles.form} onSubmit={onSave} noValidate>
      <fieldset className={styles.panels} disabled={busy}>
        {children}
      </fieldset>
      {Object.keys(draft.form.formState.errors).length > 0 && (
        <Alert>Please correct the marked fields.</Alert>
      )}
      <FormProblem
        draft={draft}
        error={saving.error}
        message={errorMessage(saving.error, failure)}
        onSave={onSave}
      />
      <StepButtons onSkip={draft.cancel}>
        <Button type="submit" busy={busy}>
          {busy ? 'Saving...' : 'Save and continue'}
        </Button>
      </StepButtons>
    </form>
  )
}

/** The buttons below a step. */
export function StepButtons({ children, onSkip }: { children?: ReactNode; onSkip: () => void }) {
  return (
    <div className={styles.buttons}>
      {children}
      <Button variant="quiet" onClick={onSkip}>
        Skip this step
      </Button>
    </div>
  )
}
