import { type FormEvent, useState } from 'react'
import { type Application, applicationLimits } from '#contract/applications.ts'
import { Button } from '#web/ui/Button.tsx'
import { countOf, TextArea } from '#web/ui/Field.tsx'
import { Alert } from '#web/ui/States.tsx'
import { useChange } from '../layout/use-change.ts'
import { applicationsKey, saveNotes } from './applications-queries.ts'
import styles from './NotesForm.module.css'

/** Notes are saved on their own: a change of status never touches them. */
export function NotesForm({ application }: { application: Application }) {
  const [draft, setDraft] = useState<string>()
  const text = draft ?? application.notes
  const saving = useChange({
    change: () => saveNotes(application, text),
    reload: applicationsKey,
    success: 'Notes saved successfully',
    failure: 'Failed to save notes',
    onDone: () => setDraft(undefined),
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate()
  }
  return (
    <form className={styles.notes} onSubmit={handleSubmit} noValidate>
      {saving.error && <Alert>{saving.error.message}</Alert>}
      <TextArea
        label="Notes"
        value={text}
        maxLength={applicationLimits.notes}
        hint={countOf(text, applicationLimits.notes)}
        disabled={saving.isPending}
        onChange={(event) => setDraft(event.target.value)}
      />
      <div>
        <Button type="submit" size="small" busy={saving.isPending || text === application.notes}>
          {saving.isPending ? 'Saving...' : 'Save Notes'}
        </Button>
      </div>
    </form>
  )
}
