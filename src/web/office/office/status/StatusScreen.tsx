import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Eye, OctagonAlert, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Status } from '#contract/office/status.ts'
import { formatDateTime, formatTime, plural } from '#web/office/platform/format.ts'
import { prefetchAll } from '#web/office/platform/layout/lazy-screen.tsx'
import { Panel } from '#web/office/platform/layout/Panel.tsx'
import { QueryStates } from '#web/office/platform/layout/QueryStates.tsx'
import { ScreenTitle } from '#web/office/platform/layout/ScreenTitle.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Details } from '#web/ui/Details.tsx'
import { EmptyState } from '#web/ui/States.tsx'
import tints from '#web/ui/tints.module.css'
import { backupItem } from './backup-item.ts'
import { listTroubles, type Trouble } from './errors.ts'
import { mailItem } from './mail-item.ts'
import { BackUpNow, ConfirmClock, TestMail } from './StatusActions.tsx'
import styles from './StatusScreen.module.css'
import {
  clockItem,
  databaseItem,
  diskItem,
  filesItem,
  type Item,
  instancesItem,
  keysItem,
  type Level,
  programItem,
} from './status-items.ts'
import { statusQuery } from './status-queries.ts'

const failed = 'Failed to load the status. Please try again.'

/** For the owner: whether everything on the server works, and what to do where it does not. */
export function StatusScreen() {
  const status = useQuery(statusQuery)
  const { data, isFetching, refetch } = status
  const items = data && listItems(data)
  return (
    <div className={styles.screen}>
      <ScreenTitle title="Status" count={data && `As of ${formatTime(data.at)}`}>
        <Button variant="line" busy={isFetching} onClick={() => refetch()}>
          <RotateCw className="icon" /> Refresh
        </Button>
      </ScreenTitle>
      <QueryStates query={status} loading="Loading the status..." failed={failed} />
      {data && items && (
        <>
          <p className={styles.summary}>{summarize(items)}</p>
          <div className={styles.items}>
            {items.map((item) => (
              <StatusItem key={item.id} item={item}>
                {item.id === 'backup' && data.backup.plan && <BackUpNow />}
                {item.id === 'clock' && data.clockDoubt && (
                  <ConfirmClock onConfirmed={() => refetch()} />
                )}
                {item.id === 'mail' && data.mail && <TestMail onSent={() => refetch()} />}
              </StatusItem>
            ))}
          </div>
          <LastErrors troubles={listTroubles(data)} since={data.program.startedAt} />
        </>
      )}
    </div>
  )
}

StatusScreen.prefetch = prefetchAll(statusQuery)

/** The most urgent ones first. */
function listItems(status: Status): Item[] {
  const items = [
    ...[backupItem, keysItem, filesItem, diskItem, clockItem, mailItem, databaseItem, programItem],
    ...(status.instances.length > 0 ? [instancesItem] : []),
  ].map((toItem) => toItem(status))
  const urgency: Level[] = ['act', 'look', 'good']
  return urgency.flatMap((level) => items.filter((item) => item.level === level))
}

function summarize(items: Item[]): string {
  const count = (level: Level) => items.filter((item) => item.level === level).length
  const [act, look] = [count('act'), count('look')]
  if (act > 0) return `${plural(act, 'thing')} to act on now.`
  return look > 0 ? `Nothing urgent. ${plural(look, 'thing')} to look at.` : 'Everything is good.'
}

/** One part of the installation, with something to do about it. */
function StatusItem({ item, children }: { item: Item; children?: ReactNode }) {
  const { title, level, summary, todo, facts } = item
  return (
    <Panel title={title} action={<LevelBadge level={level} />}>
      <div className={styles.item}>
        <p className={styles.itemSummary}>{summary}</p>
        {todo.map((step) => (
          <p key={step} className={styles.todo}>
            {step}
          </p>
        ))}
        {facts.length > 0 && <Details entries={facts} />}
        {children}
      </div>
    </Panel>
  )
}

const levels = {
  good: { color: 'green', icon: CircleCheck, text: 'Good' },
  look: { color: 'orange', icon: Eye, text: 'Look at it' },
  act: { color: 'red', icon: OctagonAlert, text: 'Act now' },
}

/** How a part of the installation is: in words, with an icon and a color. */
function LevelBadge({ level }: { level: Level }) {
  const { color, icon: Icon, text } = levels[level]
  return (
    <span className={`${tints.tinted} ${styles.badge}`} data-color={color}>
      <Icon className="icon" /> {text}
    </span>
  )
}

/** What went wrong lately, in plain words. */
function LastErrors({ troubles, since }: { troubles: Trouble[]; since: string }) {
  return (
    <Panel
      title="Last errors"
      note={`Of requests since ${formatDateTime(since)}, when the server was started, and of automatic tasks in the last 7 days.`}
    >
      {troubles.length === 0 && <EmptyState title="No errors" />}
      {troubles.length > 0 && (
        <ol className={styles.errors}>
          {troubles.map(({ id, at, what, todo, details }) => (
            <li key={id}>
              <time dateTime={at}>{formatDateTime(at)}</time>
              <div>
                <p className={styles.what}>{what}</p>
                <p>{todo}</p>
                {details && <p className={styles.details}>{details}</p>}
              </div>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
