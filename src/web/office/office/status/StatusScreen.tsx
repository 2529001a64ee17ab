import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import type { Status } from '#contract/office/status.ts'
import { formatTime, plural } from '#web/office/platform/format.ts'
import { QueryStates } from '#web/office/platform/layout/QueryStates.tsx'
import { ScreenTitle } from '#web/office/platform/layout/ScreenTitle.tsx'
import { Button } from '#web/ui/Button.tsx'
import { backupItem } from './backup-item.ts'
import { listTroubles } from './errors.ts'
import { filesItem } from './files-item.ts'
import { instancesItem } from './instances-item.ts'
import type { Item, Level } from './item.ts'
import { keysItem } from './keys-item.ts'
import { LastErrors } from './LastErrors.tsx'
import { mailItem } from './mail-item.ts'
import { databaseItem, diskItem, programItem } from './program-items.ts'
import { StatusItem } from './StatusItem.tsx'
import styles from './StatusScreen.module.css'
import { statusQuery } from './status-queries.ts'
import { TestMail } from './TestMail.tsx'

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

/** The most urgent ones first. */
function listItems(status: Status): Item[] {
  const items = [
    ...[backupItem, keysItem, filesItem, diskItem, mailItem, databaseItem, programItem],
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
