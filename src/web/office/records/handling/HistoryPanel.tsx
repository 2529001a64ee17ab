import type { QueryKey } from '@tanstack/react-query'
import type { ReplyEntry, TimelineEntry } from '#contract/records/timeline.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { Panel } from '#web/office/platform/layout/Panel.tsx'
import { useMayEdit } from '#web/office/platform/layout/use-may.ts'
import { NoteForm } from '../notes/NoteForm.tsx'
import { Timeline } from '../notes/Timeline.tsx'
import styles from './RecordPage.module.css'

type HistoryPanelProps = {
  record: { id: string; timeline: TimelineEntry[] }
  /** What the record is called, such as "message". */
  noun: string
  addNote: (text: string) => Promise<unknown>
  deleteNote: (noteId: string) => Promise<unknown>
  /** Left out where nobody writes replies. */
  takeBackReply?: (reply: ReplyEntry) => Promise<unknown>
  reload: QueryKey
}

/** What was done with a record, and a form for one more note. */
export function HistoryPanel({
  record,
  noun,
  addNote,
  deleteNote,
  takeBackReply,
  reload,
}: HistoryPanelProps) {
  const mayEdit = useMayEdit()
  const removing = useChange({
    change: deleteNote,
    reload,
    success: 'Note deleted',
    failure: 'Failed to delete the note. Please try again.',
  })
  const takingBack = useChange({
    change: async (reply: ReplyEntry) => takeBackReply?.(reply),
    reload,
    success: 'The reply was not sent.',
    failure: 'The reply could not be taken back. Please try again.',
  })
  return (
    <div className={styles.history}>
      <Panel title="Notes and history">
        <div className={styles.entries}>
          {record.timeline.length > 0 ? (
            <Timeline
              entries={record.timeline}
              busy={removing.isPending || takingBack.isPending}
              onDeleteNote={mayEdit ? (note) => removing.mutate(note.id) : undefined}
              onTakeBack={mayEdit ? (entry) => takingBack.mutate(entry) : undefined}
            />
          ) : (
            <p className={styles.none}>Nothing has been done with this {noun} yet.</p>
          )}
          {mayEdit && <NoteForm key={record.id} id={record.id} add={addNote} reload={reload} />}
        </div>
      </Panel>
    </div>
  )
}
