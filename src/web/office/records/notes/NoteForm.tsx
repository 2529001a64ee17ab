import type { QueryKey } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { noteLimit } from '#contract/records/timeline.ts'
import { readDraft, removeDraft, storeDraft } from '#web/office/platform/drafts/drafts.ts'
import { useUnsavedChanges } from '#web/office/platform/drafts/UnsavedGuard.tsx'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { Button } from '#web/ui/Button.tsx'
import { countCharacters, TextArea } from '#web/ui/Field.tsx'
import styles from './NoteForm.module.css'

type NoteFormProps = {
  /** The record that the note is about. */
  id: string
  /** What drafts of it are stored under. */
  kind?: string
  add: (text: string) => Promise<unknown>
  reload: QueryKey
}

/** Writes a note that only the office sees. What is typed is kept like any other draft. */
export function NoteForm({ id, kind = 'note', add, reload }: NoteFormProps) {
  const [text, setText] = useState(() => readDraft<{ text: string }>(kind, id)?.values.text ?? '')
  const update = (typed: string) => {
    setText(typed)
    if (typed) storeDraft(kind, id, { values: { text: typed } })
    else removeDraft(kind, id)
  }
  const adding = useChange({
    change: add,
    reload,
    success: 'Note added',
    failure: 'Failed to add the note. Please try again.',
    onDone: () => update(''),
  })
  useUnsavedChanges(text.trim() !== '', () => update(''))

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() && !adding.isPending) adding.mutate(text)
  }
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <TextArea
        label="Add a note"
        hint={`Only the office sees notes. ${countCharacters(text, noteLimit)}`}
        value={text}
        maxLength={noteLimit}
        disabled={adding.isPending}
        onChange={({ target }) => update(target.value)}
      />
      <div>
        <Button type="submit" variant="line" busy={adding.isPending || !text.trim()}>
          {adding.isPending ? 'Adding...' : 'Add note'}
        </Button>
      </div>
    </form>
  )
}
