import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { noticeTitles, notices as page } from '#content/notices.ts'
import { errorReason } from '#web/api/api-error.ts'
import { useReopenDraft } from '#web/office/platform/drafts/drafts.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { QueryStates } from '#web/office/platform/layout/QueryStates.tsx'
import { ScreenTitle } from '#web/office/platform/layout/ScreenTitle.tsx'
import { useRecordMode } from '#web/office/platform/lists/use-record-mode.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { NewTabNote } from '#web/ui/new-tab.tsx'
import { NoticeFormPage } from './NoticeFormPage.tsx'
import { NoticePanel } from './NoticePanel.tsx'
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
