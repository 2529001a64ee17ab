import type { OpenedApplication } from '#contract/hiring/applications.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { useMayEdit } from '#web/office/platform/layout/use-may.ts'
import { NoteForm } from '#web/office/records/notes/NoteForm.tsx'
import { Timeline } from '#web/office/records/notes/Timeline.tsx'
import { applicationsKey } from '../applications-key.ts'
import styles from './ApplicationDetails.module.css'
import { addNote, deleteNote, takeBackMessage } from './handling-queries.ts'

export const noteDraft = 'applicant note'

/** Everything that happened to an application, and a place for the next note. */
export function ApplicationHistory({ application }: { application: OpenedApplication }) {
  const mayEdit = useMayEdit()
  const reload = applicationsKey
  const removing = useChange({
    change: (noteId: string) => deleteNote(application, noteId),
    reload,
    success: 'Note deleted',
    failure: 'Failed to delete the note. Please try again.',
  })
  const takingBack = useChange({
    change: (entry: { id: string }) => takeBackMessage(application, entry),
    reload,
    success: 'The message was not sent.',
    failure: 'The message could not be taken back. Please try again.',
  })
  return (
    <div className={styles.history}>
      {mayEdit && (
        <NoteForm
          id={application.id}
          kind={noteDraft}
          add={(text) => addNote(application, text)}
          reload={reload}
        />
      )}
      <Timeline
        entries={application.timeline}
        busy={removing.isPending || takingBack.isPending}
        replied="wrote a message"
        onDeleteNote={mayEdit ? (note) => removing.mutate(note.id) : undefined}
        onTakeBack={mayEdit ? (entry) => takingBack.mutate(entry) : undefined}
      />
    </div>
  )
}
