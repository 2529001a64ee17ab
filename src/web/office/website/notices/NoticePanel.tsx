import { Pencil } from 'lucide-react'
import { noticeTitles } from '#content/notices.ts'
import type { EditedNotice, NoticeId } from '#contract/website/notices.ts'
import { formatDateTime } from '#web/office/platform/format.ts'
import { Panel } from '#web/office/platform/layout/Panel.tsx'
import { useMayEdit } from '#web/office/platform/layout/use-may.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { RichText } from '#web/ui/RichText.tsx'
import { Switch } from '#web/ui/Switch.tsx'
import styles from './Notices.module.css'

const purposes: Record<NoticeId, string> = {
  'non-discrimination': 'That you treat everyone fairly, and whom to ask about it.',
  'language-help': 'How people get help in another language or in another format.',
  'how-to-complain': 'Whom people can tell that something is wrong, and what happens then.',
}

type NoticePanelProps = {
  notice: EditedNotice
  busy: boolean
  onEdit: () => void
  onPublish: (published: boolean) => void
}

export function NoticePanel({ notice, busy, onEdit, onPublish }: NoticePanelProps) {
  const { id, text, published, updatedAt } = notice
  const mayEdit = useMayEdit()
  const title = noticeTitles[id]
  return (
    <Panel
      title={title}
      note={purposes[id]}
      action={
        <div className={styles.actions}>
          <StatusBadge notice={notice} />
          {text && mayEdit && (
            <Switch
              label={`Publish “${title}”`}
              checked={published}
              onChange={onPublish}
              disabled={busy}
            />
          )}
          {mayEdit && (
            <Button variant="line" size="small" onClick={onEdit} busy={busy}>
              <Pencil className="icon" /> {text ? 'Edit' : 'Write'}
              <span className="visually-hidden"> “{title}”</span>
            </Button>
          )}
        </div>
      }
    >
      {text && (
        <div className={styles.text}>
          <RichText html={text} />
          <p className={styles.saved}>Last saved {formatDateTime(updatedAt)}</p>
        </div>
      )}
    </Panel>
  )
}

function StatusBadge({ notice: { text, published } }: Pick<NoticePanelProps, 'notice'>) {
  if (!text) return <Badge color="grey">Not written</Badge>
  return published ? <Badge color="green">Published</Badge> : <Badge color="orange">Draft</Badge>
}
