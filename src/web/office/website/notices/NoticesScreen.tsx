import { useQuery } from '@tanstack/react-query'
import { ExternalLink, Pencil } from 'lucide-react'
import { noticeTitles, notices as page } from '#content/notices.ts'
import type { EditedNotice, NoticeId } from '#contract/website/notices.ts'
import { errorReason } from '#web/api/api-error.ts'
import { useReopenDraft } from '#web/office/platform/drafts/drafts.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { formatDateTime } from '#web/office/platform/format.ts'
import { prefetchAll } from '#web/office/platform/layout/lazy-screen.tsx'
import { Panel } from '#web/office/platform/layout/Panel.tsx'
import { QueryStates } from '#web/office/platform/layout/QueryStates.tsx'
import { ScreenTitle } from '#web/office/platform/layout/ScreenTitle.tsx'
import { useMayEdit } from '#web/office/platform/layout/use-may.ts'
import { useRecordMode } from '#web/office/platform/lists/use-record-mode.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { NewTabNote } from '#web/ui/new-tab.tsx'
import { RichText } from '#web/ui/RichText.tsx'
import { Switch } from '#web/ui/Switch.tsx'
import { NoticeFormPage } from './NoticeFormPage.tsx'
import styles from './Notices.module.css'
import { noticesQuery, setNoticePublished } from './notices-queries.ts'

/** The notices of the provider: what each is for, its text, and whether visitors see it. */
export function NoticesScreen() {
  const notices = useQuery(noticesQuery)
  const { mode, edit, close } = useRecordMode(notices, { opens: 'edit', noun: 'notice' })
  useReopenDraft('notice', notices.data, (notice) => notice && edit(notice))
  const publishing = useChange({
    change: setNoticePublished,
    reload: noticesQuery.queryKey,
    success: ({ id, published }) =>
      `“${noticeTitles[id]}” is ${published ? 'on the site' : 'hidden from the site'} now.`,
    failure: (error) => errorReason(error, 'Failed to save the notice. Please try again.'),
  })
  if (mode.kind === 'edit') return <NoticeFormPage notice={mode.item} onClose={close} />
  const published = notices.data?.some((notice) => notice.published)
  return (
    <>
      <ScreenTitle title="Notices">
        {published && (
          <LinkButton variant="line" href={page.path} target="_blank" rel="noreferrer">
            <ExternalLink className="icon" /> See them on the site
            <NewTabNote />
          </LinkButton>
        )}
      </ScreenTitle>
      <p className={styles.intro}>
        You write these texts yourself: there is no sample text. While a notice is published,
        visitors find it through the link “Notices” at the bottom of every page.
      </p>
      <QueryStates
        query={notices}
        loading="Loading notices..."
        failed="Failed to load notices. Please try again."
      />
      <div className={styles.panels}>
        {notices.data?.map((notice) => (
          <NoticePanel
            key={notice.id}
            notice={notice}
            busy={publishing.isPending}
            onEdit={() => edit(notice)}
            onPublish={(published) => publishing.mutate({ ...notice, published })}
          />
        ))}
      </div>
    </>
  )
}

NoticesScreen.prefetch = prefetchAll(noticesQuery)

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

function NoticePanel({ notice, busy, onEdit, onPublish }: NoticePanelProps) {
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
