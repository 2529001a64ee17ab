import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import type { News } from '#contract/records/news.ts'
import { isSessionOver } from '#web/api/api-error.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { formatAgo, formatDateTime } from '#web/office/platform/format.ts'
import { Panel } from '#web/office/platform/layout/Panel.tsx'
import { sectionPath } from '#web/office/platform/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/States.tsx'
import styles from './NewsPanel.module.css'
import { markSeen, newsKey, newsQuery } from './news-queries.ts'
import { newsTexts } from './news-texts.ts'

/** What people outside the office did since the user last looked. Without news it is not there. */
export function NewsPanel() {
  const { data: news, error, isFetching, refetch } = useQuery(newsQuery)
  const seeing = useChange({
    change: markSeen,
    reload: newsKey,
    success: '',
    failure: 'Failed to mark them as seen. Please try again.',
  })
  const newest = news?.[0]
  const failed = error && !isSessionOver(error)
  if (!newest && !failed) return null
  return (
    <Panel
      title="Since you last looked"
      action={
        newest && (
          <Button
            variant="quiet"
            size="small"
            busy={seeing.isPending}
            onClick={() => seeing.mutate(newest.at)}
          >
            <Check className="icon" /> Mark all as seen
          </Button>
        )
      }
    >
      {failed && (
        <div className={styles.problem}>
          <Notice title="Unable to load what happened." onRetry={refetch} busy={isFetching}>
            {news && 'What you see below may be out of date.'}
          </Notice>
        </div>
      )}
      {news && newest && (
        <ul className={styles.lines}>
          {news.map((line) => (
            <Line key={`${line.kind} ${line.recordId} ${line.at}`} line={line} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Line({ line: { kind, recordId, name, at } }: { line: News }) {
  const { section, happened } = newsTexts[kind]
  return (
    <li>
      <Link to={sectionPath(section, `id=${recordId}`)}>
        <b>{name}</b> {happened}
      </Link>
      <small title={formatDateTime(at)}>{formatAgo(at, new Date())}</small>
    </li>
  )
}
