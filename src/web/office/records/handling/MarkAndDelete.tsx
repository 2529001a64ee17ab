import type { QueryKey } from '@tanstack/react-query'
import { Mail, MailOpen, Trash2 } from 'lucide-react'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { Button } from '#web/ui/Button.tsx'

type MarkAndDeleteProps = {
  record: { id: string; read: boolean }
  noun: string
  mark: (change: { ids: string[]; read: boolean }) => Promise<unknown>
  reload: QueryKey
  onDelete: () => void
}

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
