import { ExternalLink } from 'lucide-react'
import type { BaseSyntheticEvent, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { errorMessage } from '#web/api/api-error.ts'
import { FormProblem } from '#web/office/platform/drafts/SaveProblem.tsx'
import type { DraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { formatDateTime } from '#web/office/platform/format.ts'
import { Panel } from '#web/office/platform/layout/Panel.tsx'
import { HistoryButton } from '#web/office/records/versions/HistoryButton.tsx'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { NewTabNote } from '#web/ui/new-tab.tsx'
import { Alert, Remark } from '#web/ui/States.tsx'
import { Status } from '#web/ui/Status.tsx'
import styles from './SaveBesideForm.module.css'

type Props<Input extends FieldValues, Output, Item> = {
  label: string
  draft: DraftForm<Input, Output, Item>
  saving: { isPending: boolean; error: Error | null }
  failure: string
  onSave: (event?: BaseSyntheticEvent) => Promise<void>
  /** Empty when it was never saved. */
  savedAt: string
  neverSaved: string
  /** Where the site shows it. */
  href: string
  /** After a reset the focus goes to the Save button, where it was before. */
  focusSave: boolean
  /** After an earlier version was restored. */
  onRestored?: () => void
  /** On a narrow screen there are only the buttons to save and to discard. */
  compact?: true
  children: ReactNode
}

/** The form of what the site has once, with a panel beside it that keeps the Save button in view. */
export function SaveBesideForm<
  Input extends FieldValues,
  Output,
  Item extends { id: string; updatedAt: string },
>(props: Props<Input, Output, Item>) {
  const { label, draft, saving, failure, onSave, savedAt, neverSaved, href, children } = props
  const busy = saving.isPending
  return (
    <form className={styles.columns} onSubmit={onSave} noValidate>
      <fieldset className={styles.panels} aria-label={label} disabled={busy}>
        {children}
      </fieldset>
      <div className={styles.side} data-compact={props.compact}>
        <Panel title="On the site">
          <div className={styles.body}>
            <p>{savedAt ? `Last saved ${formatDateTime(savedAt)}` : neverSaved}</p>
            {draft.note && <Remark>{draft.note}</Remark>}
            {Object.keys(draft.form.formState.errors).length > 0 && (
              <Alert>Please correct the marked fields.</Alert>
            )}
            <FormProblem
              draft={draft}
              error={saving.error}
              message={errorMessage(saving.error, failure)}
              onSave={onSave}
            />
            <Status>{busy && 'Saving...'}</Status>
            <div className={styles.buttons}>
              <Button type="submit" wide busy={busy} autoFocus={props.focusSave}>
                {busy ? 'Saving...' : 'Save'}
              </Button>
              {draft.changed && (
                <Button variant="quiet" wide onClick={draft.cancel} disabled={busy}>
                  Discard changes
                </Button>
              )}
              <HistoryButton
                draft={draft}
                busy={busy}
                wide
                {...(props.onRestored && { onRestored: props.onRestored })}
              />
              <LinkButton variant="line" wide href={href} target="_blank" rel="noreferrer">
                <ExternalLink className="icon" /> See it on the site
                <NewTabNote />
              </LinkButton>
            </div>
          </div>
        </Panel>
      </div>
    </form>
  )
}
