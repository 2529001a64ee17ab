import { queryOptions, useQuery } from '@tanstack/react-query'
import { ChevronRight, CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { type Waiting, waitingCalls } from '#contract/office/waiting.ts'
import { isSessionOver } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { formatAgo } from '#web/office/platform/format.ts'
import { prefetched } from '#web/office/platform/layout/lazy-screen.tsx'
import { Panel } from '#web/office/platform/layout/Panel.tsx'
import { Loading, Notice, Skeleton } from '#web/ui/States.tsx'
import styles from './WaitingPanel.module.css'
import { describeAge, waitingTexts } from './waiting-texts.ts'

export const waitingQuery = queryOptions({
  queryKey: ['office', 'waiting'],
  queryFn: async () => (await call(waitingCalls.list, {})).data,
  ...prefetched,
})

/** What needs someone today. Each line leads to exactly the records it counts. */
export function WaitingPanel() {
  const { data, error, isPending, isFetching, refetch } = useQuery(waitingQuery)
  const lines = data?.filter(({ count }) => count > 0)
  const backup = data?.find(({ kind, count }) => kind === 'backup' && count === 0)?.oldest
  return (
    <Panel title="What waits today">
      {isPending && (
        <Loading text="Loading what waits...">
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </Loading>
      )}
      {error && !isSessionOver(error) && (
        <div className={styles.problem}>
          <Notice title="Unable to load what waits." onRetry={refetch} busy={isFetching}>
            {data && 'What you see below may be out of date.'}
          </Notice>
        </div>
      )}
      {lines?.length === 0 && (
        <p className={styles.calm}>
          <CircleCheck className="icon" /> Nothing waits. Everything that came in has been looked
          at.
        </p>
      )}
      {lines && lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <Line key={line.kind} line={line} />
          ))}
        </ul>
      )}
      {backup && (
        <p className={styles.note}>
          The last backup was made {formatAgo(backup, new Date())}.{' '}
          <Link to={waitingTexts.backup.to}>See status</Link>
        </p>
      )}
    </Panel>
  )
}

function Line({ line }: { line: Waiting }) {
  const { icon: Icon, to, sentence } = waitingTexts[line.kind]
  const age = describeAge(line, new Date())
  return (
    <li>
      <Link to={to}>
        <Icon className="icon" />
        <span>
          {sentence(line)}
          {age && (
            <>
              , <small>{age}</small>
            </>
          )}
        </span>
        <ChevronRight className="icon" />
      </Link>
    </li>
  )
}
