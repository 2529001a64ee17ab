import { type FormEvent, useState } from 'react'
import { type Application, applicationLimits } from '#contract/applications.ts'
import { Button } from '#web/ui/Button.tsx'
import { countOf, TextArea } from '#web/ui/Field.tsx'
import { Alert, Remark } from '#web/ui/States.tsx'
import { forgetDraft, keepDraft, readDraft } from '../drafts/drafts.ts'
import { useUnsaved } from '../drafts/UnsavedGuard.tsx'
import { useChange } from '../layout/use-change.ts'
import { applicationsKey, saveNotes } from './applications-queries.ts'
import styles from './NotesForm.module.css'

/** The notes that someone types, and those that stood there when they began. */
type Typed = { text: string; over: string }

export const notesDraft = 'notes'

/** Notes are saved on their own: a change of status never touches them. */
export function NotesForm({ application }: { application: Application }) {
  const { id, notes } = application
  const [draft] = useState(() => readDraft<Typed>(notesDraft, id)?.values)
  const [typed, setTyped] = useState(draft)
  const text = typed?.text ?? notes
  const forget = () => {
    forgetDraft(notesDraft, id)
    setTyped(undefined)
  }
  const saving = useChange({
    change: () => saveNotes(application, text),
    reload: applicationsKey,
    success: 'Notes saved successfully',
    failure: 'Failed to save notes',
    onDone: forget,
  })
  useUnsaved(text !== notes, forget)

  const handleChange = (next: string) => {
    const values = { text: next, over: typed?.over ?? notes }
    if (next === values.over) return forget()
    setTyped(values)
    keepDraft(notesDraft, id, { values })
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate()
  }
  return (
    <form className={styles.notes} onSubmit={handleSubmit} noValidate>
      {typed && typed.over !== notes ? (
        <Remark>
          Someone else changed these notes after you began. Now they say “{notes}”. If you save
          yours, theirs are gone.
        </Remark>
      ) : (
        draft && typed && <Remark>We kept what you typed here before.</Remark>
      )}
      {saving.error && <Alert>{saving.error.message}</Alert>}
      <TextArea
        label="Notes"
        value={text}
        maxLength={applicationLimits.notes}
        hint={countOf(text, applicationLimits.notes)}
        disabled={saving.isPending}
        onChange={(event) => handleChange(event.target.value)}
      />
      <div>
        <Button type="submit" size="small" busy={saving.isPending || text === notes}>
          {saving.isPending ? 'Saving...' : 'Save Notes'}
        </Button>
      </div>
    </form>
  )
}
