import type { QueryKey } from '@tanstack/react-query'
import { Mail, MailOpen, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { plural } from '#web/office/platform/format.ts'
import { SelectionBar } from '#web/office/platform/lists/SelectionBar.tsx'
import type { Selection } from '#web/office/platform/lists/use-selection.ts'
import { Button } from '#web/ui/Button.tsx'

type Readable = { id: string; read: boolean }

type MarkProps = {
  /** One record, such as "message". */
  noun: string
  mark: (change: { ids: string[]; read: boolean }) => Promise<unknown>
  reload: QueryKey
}

type MarkAndDeleteProps = MarkProps & { record: Readable; onDelete: () => void }

/** Marks a record as read or unread, or asks whether to delete it. */
export function MarkAndDelete({ record, noun, mark, reload, onDelete }: MarkAndDeleteProps) {
  const { id, read } = record
  const marking = useChange({
    change: mark,
    reload,
    failure: `The ${noun} could not be marked. Please try again.`,
  })
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        busy={marking.isPending}
        onClick={() => marking.mutate({ ids: [id], read: !read })}
      >
        {read ? <Mail className="icon" /> : <MailOpen className="icon" />}
        Mark as {read ? 'unread' : 'read'}
      </Button>
      <Button variant="quiet-danger" size="small" onClick={onDelete}>
        <Trash2 className="icon" /> Delete
      </Button>
    </>
  )
}

type SelectedRecordsProps<T> = MarkProps & {
  selection: Selection<T>
  /** One of the record's own actions is running. */
  busy?: boolean
  /** Their buttons. */
  children?: (busy: boolean) => ReactNode
}

/** Marks the selected records as read or unread. */
export function SelectedRecords<T extends Readable>({
  noun,
  mark,
  reload,
  selection,
  busy = false,
  children,
}: SelectedRecordsProps<T>) {
  const marking = useChange({
    change: mark,
    undo: ({ ids, read }) => mark({ ids, read: !read }),
    reload,
    success: ({ ids, read }) => `${plural(ids.length, noun)} marked as ${read ? 'read' : 'unread'}`,
    failure: `The ${noun}s could not be marked. Please try again.`,
    onDone: selection.clear,
  })
  /** Only those that change, so that undo does not change others. */
  const markAll = (read: boolean) => {
    const ids = selection.all.filter((record) => record.read !== read).map(({ id }) => id)
    if (ids.length > 0) marking.mutate({ ids, read })
    else selection.clear()
  }
  const isBusy = busy || marking.isPending
  const button = { size: 'small', variant: 'line', busy: isBusy } as const
  return (
    <SelectionBar label={`Selected ${noun}s`} selection={selection}>
      <Button {...button} onClick={() => markAll(true)}>
        <MailOpen className="icon" /> Mark as read
      </Button>
      <Button {...button} onClick={() => markAll(false)}>
        <Mail className="icon" /> Mark as unread
      </Button>
      {children?.(isBusy)}
    </SelectionBar>
  )
}
