import { type FormEvent, useState } from 'react'
import { applicationLimits } from '#contract/applications.ts'
import { conflictOf, isGone } from '#web/api/api-error.ts'
import { Button } from '#web/ui/Button.tsx'
import { countOf, TextArea } from '#web/ui/Field.tsx'
import { Remark } from '#web/ui/States.tsx'
import type { CompareOptions } from '../drafts/compare.ts'
import { readDraft, removeDraft, storeDraft } from '../drafts/drafts.ts'
import { SaveProblem } from '../drafts/SaveProblem.tsx'
import { saveWithConflictCheck } from '../drafts/save-with-conflict-check.ts'
import { useUnsavedChanges } from '../drafts/UnsavedGuard.tsx'
import { newerVersionNote } from '../drafts/use-draft-form.ts'
import { useChange } from '../layout/use-change.ts'
import { applicationsKey, type NotesVersion, saveNotes } from './applications-queries.ts'
import styles from './NotesForm.module.css'

type Values = { notes: string }
/** The typed notes, and the version that was loaded when the user began to type. */
type Typed = Values & { base: NotesVersion }

export const notesDraft = 'notes'

const compare: CompareOptions<Values, NotesVersion> = {
  valuesOf: (item) => ({ notes: item?.notes ?? '' }),
  parts: {
    notes: { label: 'Notes', text: ({ notes }) => notes },
  },
}

/** Notes are saved separately, so that a change of status never overwrites them. */
export function NotesForm({ application }: { application: NotesVersion }) {
  const current = versionOf(application)
  const { id } = current
  const [draft] = useState(() => readDraft<Values, NotesVersion>(notesDraft, id))
  const [typed, setTyped] = useState<Typed | undefined>(
    draft && { notes: draft.values.notes, base: draft.base ?? current },
  )
  const { notes, base } = typed ?? { notes: current.notes, base: current }
  const discard = () => {
    removeDraft(notesDraft, id)
    setTyped(undefined)
  }
  const saving = useChange({
    change: ({ notes, base }: Typed) =>
      saveWithConflictCheck(compare, base, { notes }, (version = base) =>
        saveNotes(version, notes),
      ),
    reload: applicationsKey,
    success: 'Notes saved successfully',
    failure: 'Failed to save notes',
    isShownInForm: (error) => conflictOf(error) !== undefined || isGone(error),
    onDone: discard,
  })
  useUnsavedChanges(notes !== base.notes, discard)

  const update = (next: Typed) => {
    if (next.notes === next.base.notes) return discard()
    setTyped(next)
    storeDraft(notesDraft, id, { values: { notes: next.notes }, base: next.base })
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate({ notes, base })
  }
  const handleMerge = (theirs: NotesVersion, merged: Values) => {
    const next = { ...merged, base: versionOf(theirs) }
    update(next)
    saving.mutate(next)
  }
  return (
    <form className={styles.notes} onSubmit={handleSubmit} noValidate>
      {base.notes !== current.notes && notes !== current.notes ? (
        <Remark>{newerVersionNote}</Remark>
      ) : (
        draft && typed && <Remark>We kept what you typed here before.</Remark>
      )}
      {saving.error && (
        <SaveProblem
          error={saving.error}
          message={saving.error.message}
          kind="application"
          item={base}
          mine={{ notes }}
          compare={compare}
          onMerge={handleMerge}
          onKeepTheirs={() => {
            saving.reset()
            discard()
          }}
        />
      )}
      <TextArea
        label="Notes"
        value={notes}
        maxLength={applicationLimits.notes}
        hint={countOf(notes, applicationLimits.notes)}
        disabled={saving.isPending}
        onChange={(event) => update({ notes: event.target.value, base })}
      />
      <div>
        <Button type="submit" size="small" busy={saving.isPending || notes === base.notes}>
          {saving.isPending ? 'Saving...' : 'Save Notes'}
        </Button>
      </div>
    </form>
  )
}

/** Leaves out personal data, because a draft is stored in the browser. */
const versionOf = ({ id, status, notes, updatedAt }: NotesVersion): NotesVersion => ({
  id,
  status,
  notes,
  updatedAt,
})
